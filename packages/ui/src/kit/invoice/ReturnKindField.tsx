import type { Invoice } from '@kalem/domain';
import { RadioGroup } from '../../primitives/choice/RadioGroup';
import { useMessages } from '../../provider/messages';
import { defineMessages } from '../../provider/texts';

const messages = defineMessages('returnKind', {
  tr: {
    iadeTuru: 'Ne iade ediliyor?',
    ALIS_IADESI: 'Tedarikçiden aldığım mal',
    SATIS_IADESI: 'Müşterime sattığım mal',
  },
  en: {
    iadeTuru: 'What is returned?',
    ALIS_IADESI: 'Goods I bought from a supplier',
    SATIS_IADESI: 'Goods I sold to a customer',
  },
});

const kinds = ['ALIS_IADESI', 'SATIS_IADESI'] as const satisfies readonly Invoice['iadeTuru'][];

interface ReturnKindFieldProps {
  value: Invoice['iadeTuru'];
  onChange: (value: (typeof kinds)[number]) => void;
  isRequired?: boolean;
  error: string | undefined;
}

/** What an IADE returns: goods that the company bought, or goods that it sold (MNY-07). */
export function ReturnKindField({ value, ...props }: ReturnKindFieldProps) {
  const t = useMessages(messages);
  return (
    <RadioGroup
      name="iadeTuru"
      label={t('iadeTuru')}
      options={kinds.map((kind) => ({ id: kind, label: t(kind) }))}
      value={value ?? undefined}
      {...props}
    />
  );
}
