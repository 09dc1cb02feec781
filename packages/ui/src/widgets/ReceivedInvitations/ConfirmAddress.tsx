import { Button } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { useMessages } from '../../provider/messages';
import { useAction } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';

/**
 * Asks the user to open the link that was mailed when they registered. The text is the same with and without a waiting
 * invitation: anybody can register with a foreign address, and must not learn who invited it.
 */
export function ConfirmAddress({ email }: { email: string }) {
  const t = useMessages(messages);
  const { client, toast } = useKalem();
  const send = useAction('requestEmailVerification', async () => {
    await client.POST('/account/email/verification');
    toast({ tone: 'success', text: t('linkSent', { email }) });
  });
  return (
    <Banner
      actions={
        <Button size="sm" isPending={send.isPending} onPress={() => void send.run(undefined)}>
          {t('sendAgain')}
        </Button>
      }
    >
      <b>{t('confirm', { email })}</b> {t('confirmHelp')}
    </Banner>
  );
}
