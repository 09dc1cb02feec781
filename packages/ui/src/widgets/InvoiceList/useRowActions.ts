import { isEditable } from '@kalem/domain';
import * as icons from '../../primitives/icons';
import type { MenuAction } from '../../primitives/Menu';
import { useMessages } from '../../provider/messages';
import type { ListedInvoice } from './ListedInvoice';
import { messages } from './messages';
import type { RowCommands } from './RowCommands';

/** The row's menu in the order of LST-05; 'Sil' is offered only for what is not approved, 'Düzenle' only for what can be changed. */
export function useRowActions(invoice: ListedInvoice, commands: RowCommands): MenuAction[][] {
  const t = useMessages(messages);
  const documents: MenuAction[] = [
    { id: 'download', label: t('downloadInvoice'), icon: icons.download, onAction: () => commands.download(invoice) },
    {
      id: 'edit',
      label: t('edit'),
      icon: icons.edit,
      isDisabled: !isEditable(invoice),
      onAction: () => commands.edit(invoice),
    },
    { id: 'copy', label: t('copy'), icon: icons.copy, onAction: () => commands.copy(invoice) },
  ];
  const isDeletable = invoice.onayDurumu === 'Onaylanmadi';
  return [
    documents,
    isDeletable
      ? [
          {
            id: 'delete',
            label: t('delete'),
            icon: icons.trash,
            tone: 'danger',
            onAction: () => commands.delete(invoice),
          },
        ]
      : [],
  ];
}
