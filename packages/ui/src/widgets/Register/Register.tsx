'use client';
import type { components } from '@kalem/sdk';
import { useId } from 'react';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { Form } from '../../primitives/Form';
import { Link } from '../../primitives/Link';
import { PasswordField } from '../../primitives/PasswordField';
import { TextField } from '../../primitives/TextField';
import { WidgetRoot } from '../../primitives/WidgetRoot';
import { useEmit } from '../../provider/useEmit';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';
import { useRegister } from './useRegister';
import { Checkbox } from '../../primitives/Checkbox';
import { Icon } from '../../primitives/Icon';
import * as icons from '../../primitives/icons';

export interface RegisterProps {
  /** Address of the data-protection notice; default `/kvkk.html`. */
  kvkkHref?: string;
  onEvent?: (event: RegisterEvent) => void;
}

/**
 * Creates an account and signs in with it; for clients with the built-in session.
 *
 * @example <Register kvkkHref="/kvkk.html" onEvent={(event) => event.type === 'registered' && openWizard()} />
 */
export function Register({ kvkkHref = '/kvkk.html', onEvent }: RegisterProps) {
  const t = useMessages(messages);
  const emit = useEmit(onEvent);
  const { form, submit, isPending, refusal } = useRegister(emit);
  const { values, set, errorOf } = form;
  return (
    <WidgetRoot name="register">
      <Form formRef={form.formRef} className="kalem-register" label={t('title')} onSubmit={() => void submit()}>
        <h1 className="kalem-title">{t('title')}</h1>
        <div className="kalem-register__name">
          <TextField
            label={t('firstName')}
            name="firstName"
            autoComplete="given-name"
            value={values.firstName}
            onChange={(name) => set('firstName', name)}
            error={errorOf('firstName')}
            isRequired
          />
          <TextField
            label={t('lastName')}
            name="lastName"
            autoComplete="family-name"
            value={values.lastName}
            onChange={(name) => set('lastName', name)}
            error={errorOf('lastName')}
            isRequired
          />
        </div>
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          value={values.email}
          onChange={(email) => set('email', email)}
          error={errorOf('email')}
          isRequired
        />
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="new-password"
          value={values.password}
          onChange={(password) => set('password', password)}
          error={errorOf('password')}
          isRequired
        />
        <PasswordField
          label={t('passwordRepeat')}
          name="passwordRepeat"
          autoComplete="new-password"
          value={values.passwordRepeat}
          onChange={(repeat) => set('passwordRepeat', repeat)}
          error={errorOf('passwordRepeat')}
          isRequired
        />
        <KvkkConsent
          href={kvkkHref}
          isGiven={values.kvkk}
          onChange={(kvkk) => set('kvkk', kvkk)}
          error={errorOf('kvkk')}
        />
        <Button type="submit" variant="primary" isBlock isPending={isPending}>
          {t('register')}
        </Button>
        {refusal && <Banner tone="danger">{refusal}</Banner>}
        <p className="kalem-sm">
          <Link onPress={() => emit({ type: 'loginAsked' })}>{t('login')}</Link>
        </p>
      </Form>
    </WidgetRoot>
  );
}

/** What the registration tells its host. */
export type RegisterEvent =
  /** The account exists and the session holds its user. */
  | { type: 'registered'; user: components['schemas']['User'] }
  /** The link to the login. */
  | { type: 'loginAsked' };

/** The consent box; its link stands beside the box, because a link inside of a label could not be pressed alone. */
function KvkkConsent({
  href,
  isGiven,
  onChange,
  error,
}: {
  href: string;
  isGiven: boolean;
  onChange: (isGiven: boolean) => void;
  error: string | undefined;
}) {
  const t = useMessages(messages);
  const box = useId();
  const message = useId();
  return (
    <div className="kalem-register__consent">
      <Checkbox
        id={box}
        name="kvkk"
        label={`${t('kvkkNotice')}${t('kvkkRest')}`}
        isSelected={isGiven}
        onChange={onChange}
        isInvalid={error !== undefined}
        describedBy={error ? message : undefined}
      />
      <span>
        <a className="kalem-link" href={href} target="_blank" rel="noreferrer">
          {t('kvkkNotice')}
        </a>
        <label htmlFor={box}>{t('kvkkRest')}</label>
      </span>
      <div id={message} className="kalem-message">
        {error && (
          <span className="kalem-message__error">
            <Icon icon={icons.error} size="xs" />
            <span>{error}</span>
          </span>
        )}
      </div>
    </div>
  );
}
