import { deliveryTerms } from '@kalem/domain/codes/delivery-terms';
import { packageTypes } from '@kalem/domain/codes/package-types';
import { transportModes } from '@kalem/domain/codes/transport-modes';
import { GtipField } from '../../../fields/patternFields';
import { TextField } from '../../../primitives/input/TextField';
import { useMessages } from '../../../provider/messages';
import { useKalem } from '../../../provider/useKalem';
import { CodePicker, type PickedCode } from './CodePicker';
import { LinePlace, type LinePartProps, useLineInputs } from './LineField';
import { typeMessages } from './messages';

/** The customs data of the goods: tariff number, inward processing permit, and transport (LIN-14, LIN-15, A-16). */
export function DeliveryFields({ hasPermitCode, ...props }: LinePartProps & { hasPermitCode: boolean }) {
  const types = useMessages(typeMessages);
  const input = useLineInputs(props);
  const permit = input('aliciDibSatirKod', types('permitHint'));
  const titled = useTitles();
  return (
    <>
      <div className="kalem-grid">
        <LinePlace field="gtip" span={6}>
          <GtipField label={types('gtip')} isOptional={!hasPermitCode} {...input('gtip')} />
        </LinePlace>
        {hasPermitCode && (
          <LinePlace field="aliciDibSatirKod" span={6}>
            <TextField
              label={types('aliciDibSatirKod')}
              kind="code"
              maxLength={11}
              {...permit}
              onChange={(code) => permit.onChange(code.toUpperCase())}
            />
          </LinePlace>
        )}
      </div>
      <p className="kalem-line__group">
        <b>{types('delivery')}</b> {types('optional')}
      </p>
      <div className="kalem-grid">
        <LinePlace field="teslimSarti" span={6}>
          <CodePicker label={types('teslimSarti')} {...input('teslimSarti')} codes={titled(deliveryTerms)} />
        </LinePlace>
        <LinePlace field="gonderilmeSekli" span={6}>
          <CodePicker label={types('gonderilmeSekli')} {...input('gonderilmeSekli')} codes={titled(transportModes)} />
        </LinePlace>
        <LinePlace field="esyaKapCinsi" span={4}>
          <CodePicker label={types('esyaKapCinsi')} {...input('esyaKapCinsi')} codes={titled(packageTypes)} />
        </LinePlace>
        <LinePlace field="kapNo" span={4}>
          <TextField label={types('kapNo')} maxLength={50} {...input('kapNo')} />
        </LinePlace>
        <LinePlace field="kapAdet" span={4}>
          <TextField label={types('kapAdet')} kind="number" inputMode="numeric" maxLength={20} {...input('kapAdet')} />
        </LinePlace>
        <LinePlace field="teslimBedelOdemeYeri" span={12}>
          <TextField label={types('teslimBedelOdemeYeri')} maxLength={200} {...input('teslimBedelOdemeYeri')} />
        </LinePlace>
      </div>
    </>
  );
}

/** Codes with their title in the user's language. The other title is the note, so that the search finds it too. */
function useTitles() {
  const { locale } = useKalem();
  return (codes: readonly { value: string; title: string; titleEn: string }[]): readonly PickedCode[] =>
    codes.map(({ value, title, titleEn }) =>
      locale === 'tr' ? { value, title, note: titleEn } : { value, title: titleEn, note: title },
    );
}
