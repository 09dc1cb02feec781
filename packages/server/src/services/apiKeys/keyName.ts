import { refuseMissing } from '../../problems/refuseMissing';

/** The name of an API key, which has to be there. */
export function keyName({ name }: { name: string }): string {
  return refuseMissing({ name: name.trim() }, ['name']).name;
}
