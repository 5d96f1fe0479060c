import { type ReactNode, useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Checkbox } from '#app/ui/form/choice.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { TRADE_PASSWORD } from '#domain/account/password.ts'
import { fieldId, type StepProps } from './form-context.ts'

/** Spec §2: the trade terms, without locale. */
const TERMS_PATH = '/terms-conditions-trade'

/** The password of a new account, and the terms to accept. */
export function TermsFields(step: StepProps) {
  const t = useTranslations('application')
  const link = (words: ReactNode) => (
    <TextLink href={TERMS_PATH} target="_blank">
      {words}
    </TextLink>
  )
  return (
    <>
      {step.data.account === null && <PasswordFields {...step} />}
      <section className="grid gap-2">
        <h2 className="mb-2 font-display text-title">{t('sections.terms')}</h2>
        <Acceptance {...step} field="terms">
          {t.rich('terms.terms', { link })}
        </Acceptance>
        <Acceptance {...step} field="clause">
          {t.rich('terms.clause', { link })}
        </Acceptance>
      </section>
    </>
  )
}

function PasswordFields({ labelOf, errorsOf }: StepProps) {
  const t = useTranslations('application')
  const tAccount = useTranslations('account')
  const [isShown, setIsShown] = useState(false)
  const input = (field: 'password' | 'confirmation') => ({
    id: fieldId(field),
    name: field,
    label: labelOf(field),
    errors: errorsOf(field),
    type: isShown ? 'text' : 'password',
    autoComplete: 'new-password',
    spellCheck: false,
    autoCapitalize: 'none',
    required: true,
  })
  return (
    <section className="grid gap-5">
      <h2 className="font-display text-title">{t('sections.password')}</h2>
      <TextField {...input('password')} help={t('fields.password-help', TRADE_PASSWORD)} />
      <div className="grid gap-2">
        <TextField {...input('confirmation')} />
        <div className="scriptless:hidden">
          <Checkbox
            label={tAccount('show-password')}
            checked={isShown}
            onChange={({ currentTarget }) => setIsShown(currentTarget.checked)}
          />
        </div>
      </div>
    </section>
  )
}

function Acceptance({
  field,
  values,
  errorsOf,
  children,
}: StepProps & { field: 'terms' | 'clause'; children: ReactNode }) {
  const id = fieldId(field)
  const errors = errorsOf(field)
  const hasErrors = errors.length > 0
  return (
    <div>
      <Checkbox
        id={id}
        name={field}
        defaultChecked={values[field]}
        aria-describedby={hasErrors ? `${id}-error` : undefined}
        aria-invalid={hasErrors || undefined}
        required
        label={children}
      />
      {hasErrors && (
        <p id={`${id}-error`} className="text-small text-alert">
          {errors.join(' ')}
        </p>
      )}
    </div>
  )
}
