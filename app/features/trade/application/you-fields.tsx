import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { fieldId, type StepProps } from './form-context.ts'
import { TextInput } from './text-input.tsx'

/** An applicant who has signed in uses the email address of their account. */
export function YouFields({ signInPath, ...step }: StepProps & { signInPath: string }) {
  const t = useTranslations('application')
  const { data, labelOf } = step
  return (
    <div className="grid gap-5">
      {data.account === null && (
        <p className="text-small text-muted">
          {t.rich('sign-in', { link: (words) => <TextLink href={signInPath}>{words}</TextLink> })}
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput step={step} field="firstName" autoComplete="given-name" maxLength={100} />
        <TextInput step={step} field="lastName" autoComplete="family-name" maxLength={100} />
      </div>
      {data.account ? (
        <div className="grid gap-1.5">
          <p id={fieldId('email')} className="text-small font-medium">
            {labelOf('email')}
          </p>
          <p className="wrap-anywhere">{data.account.email}</p>
          <p className="text-small text-muted">{t('fields.email-account')}</p>
        </div>
      ) : (
        <TextInput
          step={step}
          field="email"
          type="email"
          help={t('fields.email-help')}
          autoComplete="email"
          maxLength={254}
        />
      )}
    </div>
  )
}
