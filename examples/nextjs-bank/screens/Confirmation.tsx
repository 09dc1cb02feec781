'use client';
import { type ReactNode, useState } from 'react';

/**
 * The bank's own confirmation before a signature: `confirm` resolves with the customer's choice, and `dialog` can be
 * rendered anywhere on the page.
 */
export function useConfirmation(): { confirm: (faturaIds: readonly string[]) => Promise<boolean>; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ count: number; answer: (isAgreed: boolean) => void }>();
  return {
    confirm: ({ length: count }) => new Promise((answer) => setAsked({ count, answer })),
    dialog: asked && (
      <dialog
        className="card confirmation"
        aria-labelledby="confirmation"
        ref={(dialog) => {
          if (dialog && !dialog.open) dialog.showModal();
        }}
        onClose={({ currentTarget }) => {
          asked.answer(currentTarget.returnValue === 'agreed');
          setAsked(undefined);
        }}
      >
        <form method="dialog">
          <h2 id="confirmation">{asked.count} fatura imzalanacak</h2>
          <p>İmzalanan fatura değiştirilemez. Onaylarsanız GİB’de kayıtlı telefonunuza bir kod gönderilir.</p>
          <div>
            <button className="quiet">Vazgeç</button>
            <button className="primary" value="agreed">
              Onaylıyorum
            </button>
          </div>
        </form>
      </dialog>
    ),
  };
}
