import { Stepper } from '../../../primitives/layout/Section';
import { type Translate, useMessages } from '../../../provider/messages';
import { fileMessages } from './fileMessages';
import type { BankFile } from './useBankFiles';

/** The three steps; the current one is marked. */
export function FileSteps({ current }: { current: number }) {
  const t = useMessages(fileMessages);
  return (
    <div className="kalem-import__steps">
      <Stepper label={t('steps')} steps={[t('stepFile'), t('stepColumns'), t('stepRun')]} current={current} />
    </div>
  );
}

type T = Translate<keyof (typeof fileMessages)['texts']['tr']>;

/** '12 hareket alındı: 7 kendiliğinden eşleşti, 3 öneri, 2 eşleşmedi.' (MNY-103) */
export function resultOf({ yeni, otomatik, oneri, eslesmedi }: BankFile, t: T): string {
  return t('result', { n: yeni, a: otomatik, b: oneri, c: eslesmedi });
}
