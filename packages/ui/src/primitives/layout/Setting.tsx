import { type ReactNode, useId } from 'react';

export interface SettingProps {
  title: string;
  /** What it is for, beside the card. */
  help: string;
  children: ReactNode;
}

/** One thing that can be set, which saves itself: its name and purpose beside its card, above it on a narrow widget. */
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

/** A line of a setting's card: what is, and at its end what can be done. */
export function SettingRow({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  return (
    <div className="kalem-setting__row">
      {children}
      {actions && <span className="kalem-setting__actions">{actions}</span>}
    </div>
  );
}

export interface SettingFormProps {
  /** Why it was not saved. */
  refusal?: string | undefined;
  /** The language of `refusal`, where it is another. */
  refusalLang?: string | undefined;
  /** A note, shown as long as the setting was not refused. */
  news?: string | undefined;
  actions: ReactNode;
  children: ReactNode;
}

/** The fields of a setting's form, and below them its buttons after why it was refused or other news. */
export function SettingForm({ refusal, refusalLang, news, actions, children }: SettingFormProps) {
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
            news !== undefined && <span role="status">{news}</span>
          )}
        </span>
        {actions}
      </div>
    </>
  );
}
