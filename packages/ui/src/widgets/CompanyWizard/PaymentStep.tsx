import { companyName, licenceDays, membershipCharge, yearlyPrice } from '@kalem/domain';
import { months, years } from '@kalem/domain/codes/choices';
import { CardNumberField } from '../../fields/patternFields';
import { ConsentField } from '../../kit/ConsentField';
import { Amount, formatDecimal } from '../../primitives/Amount';
import { Button } from '../../primitives/Button';
import { Select } from '../../primitives/choice/Select';
import { Banner } from '../../primitives/feedback/Banner';
import { Form } from '../../primitives/input/Form';
import * as icons from '../../primitives/icons';
import { TextField } from '../../primitives/input/TextField';
import { Section } from '../../primitives/layout/Section';
import { useMessages } from '../../provider/messages';
import { useApi } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { FootNews } from './GibStep';
import { paymentMessages } from './paymentMessages';
import type { CompanyWizardEvent } from './useCompanyWizard';
import { type PaymentStepState, usePaymentStep } from './usePaymentStep';

export interface PaymentStepProps {
  companyId: string;
  agreementHref: string;
  /** The bank's reason for the last declined payment. */
  declined: string | undefined;
  /** The initial text of the coupon field. */
  coupon: string | undefined;
  onBack: () => void;
  emit: (event: CompanyWizardEvent) => void;
}

/** Step 2: the price of a year, a coupon, the card (PAY-08 to PAY-16). Card data is sent once, only to the server. */
export function PaymentStep({ companyId, agreementHref, declined, coupon: first, onBack, emit }: PaymentStepProps) {
  const t = useMessages(paymentMessages);
  const { locale } = useKalem();
  const { form, price, coupon, isHeldBack, pay } = usePaymentStep({ companyId, coupon: first, onEvent: emit });
  const companies = useApi().useQuery('get', '/company', undefined, { meta: { kind: 'readCompany' } });
  const company = companies.data?.items.find(({ id }) => id === companyId);
  const mayPay = company?.permissions.companyWrite !== false;
  const { amount } = membershipCharge(price);
  return (
    <Form formRef={form.formRef} className="kalem-card" label={t('payment')} onSubmit={pay}>
      <Section title={t('payment')}>
        {declined && (
          <div className="kalem-payment__news">
            <Banner tone="danger">
              <b>{t('notPaid')}</b>
              <br />
              <span lang="tr">{declined}</span>
            </Banner>
          </div>
        )}
        {!mayPay && (
          <div className="kalem-payment__news">
            <Banner>{t('noPermission')}</Banner>
          </div>
        )}
        <Bill price={price} coupon={coupon.applied} company={company ? companyName(company) : ''} />
        <Coupon form={form} coupon={coupon} isDisabled={!mayPay} />
        <div className="kalem-grid">
          <div>
            <TextField
              label={t('cardHolder')}
              autoComplete="cc-name"
              maxLength={100}
              {...form.field('cardHolderFullName')}
            />
          </div>
          <div>
            <CardNumberField label={t('cardNumber')} placeholder="0000 0000 0000 0000" {...form.field('cardNumber')} />
          </div>
          {/* Has the fault of the expiry date, which is too long for half of a phone. */}
          <div data-span="4" data-narrow="12">
            <Select label={t('month')} options={monthOptions} {...form.field('expMonth')} />
          </div>
          <div data-span="4">
            <Select label={t('year')} options={yearOptions} {...form.field('expYear')} />
          </div>
          <div data-span="4">
            <TextField
              label={t('cvc')}
              kind="code"
              inputMode="numeric"
              autoComplete="cc-csc"
              placeholder="000"
              maxLength={3}
              {...form.field('cvcNumber')}
            />
          </div>
        </div>
        <ConsentField
          document={t('agreement')}
          href={agreementHref}
          rest={t('agreementRest')}
          {...form.field('membership')}
        />
      </Section>
      <div className="kalem-wizard__foot">
        <Button variant="quiet" icon={icons.arrowLeft} onPress={onBack} isDisabled={form.isPending}>
          {t('back')}
        </Button>
        {form.refusal && <FootNews lang={form.refusalLang}>{form.refusal}</FootNews>}
        <span
          className={`kalem-wizard__lead kalem-payment__next ${isHeldBack ? 'kalem-sm' : 'kalem-xs kalem-muted'}`}
          role="status"
          data-held={isHeldBack || undefined}
        >
          {!form.refusal && t(isHeldBack ? 'pressAgain' : 'toBank')}
        </span>
        <Button type="submit" variant="primary" icon={icons.lock} isDisabled={!mayPay} isPending={form.isPending}>
          {t('pay', { amount: formatDecimal(amount, locale) })}
        </Button>
      </div>
    </Form>
  );
}

/** PAY-09 */
const monthOptions = months.map(option);
const yearOptions = years.map(option);

function option(text: string) {
  return { id: text, label: text };
}

/** PAY-12: the price without KDV, the discount, and the charged amount. */
function Bill({ price, coupon, company }: { price: string; coupon: string | undefined; company: string }) {
  const t = useMessages(paymentMessages);
  const { locale } = useKalem();
  const { discount, kdv, amount } = membershipCharge(price);
  const what = [t('days', { n: licenceDays }), company].filter(Boolean).join(' · ');
  return (
    <dl className="kalem-payment__bill">
      <div>
        <dt className="kalem-two">
          {t('membership')}
          <small className="kalem-two-lines" title={what}>
            {what}
          </small>
        </dt>
        <dd className="kalem-num">{t('plusKdv', { price: formatDecimal(yearlyPrice, locale) })}</dd>
      </div>
      {coupon !== undefined && (
        <div data-tone="success">
          <dt>
            {t('discount')} <span className="kalem-num">{coupon}</span>
          </dt>
          <dd>
            <Amount value={`-${discount}`} />
          </dd>
        </div>
      )}
      <div className="kalem-muted">
        <dt>{t('kdv')}</dt>
        <dd>
          <Amount value={kdv} />
        </dd>
      </div>
      <div data-total>
        <dt>{t('total')}</dt>
        <dd>
          <Amount value={amount} currency="TRY" />
        </dd>
      </div>
    </dl>
  );
}

type CouponProps = Pick<PaymentStepState, 'form' | 'coupon'> & { isDisabled: boolean };

function Coupon({ form, coupon: { applied, isTyped, isApplying, apply, remove }, isDisabled }: CouponProps) {
  const t = useMessages(paymentMessages);
  return (
    <div className="kalem-payment__coupon">
      <TextField
        label={t('coupon')}
        kind="code"
        autoComplete="off"
        maxLength={20}
        isOptional
        {...form.field('coupon')}
        isReadOnly={applied !== undefined || form.isPending}
        isDisabled={isDisabled}
        success={applied && t('couponApplied')}
        onKeyDown={(event) => {
          // Enter in the coupon field applies the coupon. Without a typed coupon it must not submit the payment.
          if (event.key === 'Enter' && !isTyped) event.preventDefault();
        }}
        end={
          <Button
            variant="quiet"
            size="sm"
            isDisabled={isDisabled || (form.isPending && !isApplying)}
            isPending={isApplying}
            onPress={() => (applied ? remove() : isTyped && apply())}
          >
            {t(applied ? 'remove' : 'apply')}
          </Button>
        }
      />
    </div>
  );
}
