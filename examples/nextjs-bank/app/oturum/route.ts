import { signIn } from '../../../bank/customers.mjs';

/** Handles the bank's sign-in form. */
export async function POST(request: Request): Promise<Response> {
  const form = await request.formData();
  const cookie = signIn(String(form.get('number')), String(form.get('password')));
  if (!cookie) return new Response(null, { status: 303, headers: { Location: '/giris?hata=1' } });
  return new Response(null, { status: 303, headers: { Location: '/', 'Set-Cookie': cookie } });
}
