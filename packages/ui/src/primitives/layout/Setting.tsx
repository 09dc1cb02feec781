import { type ReactNode, useId } from 'react';
import { useAnnounced } from '../feedback/useAnnounced';

export interface SettingProps {
  title: string;
  /** The purpose, beside the card. */
  help: string;
  children: ReactNode;
}

/** A setting that saves by itself. Title and purpose are beside its card, or above it in a narrow widget. */
export function Setting({ title, help, children }: SettingProps) {
  const id = useId();
  return (
    <div className="kalem-setting" role="group" aria-labelledby={id}>
      <div className="kalem-setting__head">
        <h2 id={id} className="kalem-heading">
          {title}
        </h2>
        <p className="kalem-sm kalem-muted">{help}</p>
      </div>
      <div className="kalem-card">{children}</div>
    </div>
  );
}

/** A row of a setting's card: the current value, and the actions at its end. */
export function SettingRow({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  return (
    <div className="kalem-setting__row">
      {children}
      {actions && <span className="kalem-setting__actions">{actions}</span>}
    </div>
  );
}

export interface SettingFormProps {
  /** The reason why saving failed. */
  refusal?: string | undefined;
  /** The language of `refusal` when it differs from the provider's. */
  refusalLang?: string | undefined;
  /** A note, shown while there is no refusal. */
  news?: string | undefined;
  actions: ReactNode;
  children: ReactNode;
}

/** The form of a setting: fields, then a refusal or note, then the buttons. */
export function SettingForm({ refusal, refusalLang, news, actions, children }: SettingFormProps) {
  const told = useAnnounced<HTMLSpanElement>();
  return (
    <>
      <div className="kalem-setting__fields">{children}</div>
      <div className="kalem-setting__foot">
        <span className="kalem-sm kalem-muted">
          {refusal ? (
            <span className="kalem-message__error" role="alert" lang={refusalLang}>
              {refusal}
            </span>
          ) : (
            news !== undefined && <span ref={told}>{news}</span>
          )}
        </span>
        {actions}
      </div>
    </>
  );
}
