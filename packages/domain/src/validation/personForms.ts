import type { Fault } from './FieldChecker';
import { FormChecker } from './FormChecker';

/** The login form `{ email, password }`. Source: ACC-04, ACC-05. */
export function validateLogin(form: unknown): Fault[] {
  const fields = new FormChecker(form);
  fields.requiredEmail('email');
  fields.requiredPassword('password', 'PASSWORD_TOO_SHORT');
  return fields.faults;
}

/**
 * The registration form `{ firstName, lastName, email, password, passwordRepeat, kvkk }`; `kvkk` is the consent box,
 * true when ticked. Source: ACC-12 to ACC-17.
 */
export function validateRegistration(form: unknown): Fault[] {
  const fields = new FormChecker(form);
  fields.requiredName('firstName', 'FIRST_NAME_TOO_SHORT');
  fields.requiredName('lastName', 'LAST_NAME_TOO_SHORT');
  fields.requiredEmail('email');
  fields.requiredPassword('password', 'PASSWORD_TOO_SHORT');
  fields.repeatedPassword('passwordRepeat', 'password', 'PASSWORDS_DIFFER');
  if (fields.value('kvkk') !== true) fields.error('kvkk', 'KVKK_NOT_ACCEPTED');
  return fields.faults;
}

/** The sign-up call `{ name, email, password }`, name being first and last name. Source: ACC-14, ACC-15, ACC-18. */
export function validateSignUp(body: unknown): Fault[] {
  const fields = new FormChecker(body);
  fields.requiredName('name', 'NAME_TOO_SHORT');
  fields.requiredEmail('email');
  fields.requiredPassword('password', 'PASSWORD_TOO_SHORT');
  return fields.faults;
}

/** A form `{ email }`, for a forgotten password or an added user. Source: ACC-07, USR-02. */
export function validateEmailForm(form: unknown): Fault[] {
  const fields = new FormChecker(form);
  fields.requiredEmail('email');
  return fields.faults;
}

/** The form `{ email, password }` that changes the sign-in address. Source: ACC-30, A-04. */
export function validateEmailChange(form: unknown): Fault[] {
  const fields = new FormChecker(form);
  fields.requiredEmail('email');
  if (fields.isEmpty('password')) fields.error('password', 'REQUIRED');
  return fields.faults;
}

/** The name change form `{ name }`. Source: ACC-29. */
export function validateNameChange(form: unknown): Fault[] {
  const fields = new FormChecker(form);
  fields.requiredName('name', 'NAME_TOO_SHORT');
  return fields.faults;
}

/** The phone form `{ phone }`, in any format. Source: ACC-35. */
export function validatePhoneChange(form: unknown): Fault[] {
  const fields = new FormChecker(form);
  if (fields.required('phone') !== undefined) fields.phone('phone');
  return fields.faults;
}

/**
 * The password change form `{ password, new_password, newPasswordRepeat }`; `password` is the current one. Source:
 * ACC-31.
 */
export function validatePasswordChange(form: unknown): Fault[] {
  const fields = new FormChecker(form);
  if (fields.isEmpty('password')) fields.error('password', 'REQUIRED');
  fields.requiredPassword('new_password', 'NEW_PASSWORD_TOO_SHORT');
  fields.repeatedPassword('newPasswordRepeat', 'new_password', 'NEW_PASSWORDS_DIFFER');
  return fields.faults;
}

/** The password reset form `{ password, passwordRepeat }`. Source: ACC-23. */
export function validatePasswordReset(form: unknown): Fault[] {
  const fields = new FormChecker(form);
  fields.requiredPassword('password', 'PASSWORD_TOO_SHORT');
  fields.repeatedPassword('passwordRepeat', 'password', 'NEW_PASSWORDS_DIFFER');
  return fields.faults;
}
