import { useEffect, useState, type RefObject } from 'react';
import { useKalem } from '../../provider/useKalem';
import { createForm } from './createForm';
import type { DraftKeeper } from './DraftKeeper';
import type { DraftStorage } from './DraftStorage';
import type { FormFault } from './FaultState';
import type { InvoiceFormEvent } from './InvoiceFormEvent';
import type { InvoiceFormStore } from './InvoiceFormStore';
import { useDirty } from './useDirty';
import { useGoToFault } from './useGoToFault';
import type { OpenedInvoice } from './useOpenedInvoice';
import { useSave, type SaveActions } from './useSave';
import { useShortcuts } from './useShortcuts';

/** The fields, or the invoice on paper. */
export type FormView = 'edit' | 'preview';

export interface InvoiceFormOptions {
  opened: OpenedInvoice;
  companyId: string;
  storage: DraftStorage;
  storageKey: string;
  now: () => Date;
  emit: (event: InvoiceFormEvent) => void;
  /** Reads the invoice again and begins anew. */
  onReopen: () => void;
}

interface InvoiceFormParts {
  readonly form: InvoiceFormStore;
  readonly keeper: DraftKeeper;
  readonly actions: SaveActions;
  readonly view: FormView;
  readonly setView: (view: FormView) => void;
  readonly goToFault: (fault: FormFault) => void;
  /** Throws the draft away. */
  readonly startOver: () => void;
}

/** What the invoice form does, without its looks; `root` is the element around its fields. */
export function useInvoiceForm(
  root: RefObject<HTMLElement | null>,
  { opened, companyId, storage, storageKey, now, emit, onReopen }: InvoiceFormOptions,
): InvoiceFormParts {
  const { client, report } = useKalem();
  const [{ form, keeper, saver }] = useState(() =>
    createForm({ opened, client, companyId, storage, storageKey, now, report }),
  );
  const [view, setView] = useState<FormView>('edit');
  const goToField = useGoToFault(form, root);
  const goToFault = (fault: FormFault) => {
    setView('edit');
    goToField(fault);
  };
  const firstProblem =
    opened.invoice?.portalDurumu === 'REDDEDILDI'
      ? ({ kind: 'refused', text: opened.invoice.portalMesaji ?? '' } as const)
      : undefined;
  const actions = useSave({ form, saver, keeper, firstProblem, onFault: goToFault, emit });
  useEffect(() => keeper.start(), [keeper]);
  useDirty(form, emit);
  useShortcuts(root, actions);
  return { form, keeper, actions, view, setView, goToFault, startOver: () => void keeper.clear().then(onReopen) };
}
