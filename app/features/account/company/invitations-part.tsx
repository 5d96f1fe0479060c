import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { refusalMessageKey } from '#contracts/refusal-message-key.ts'
import type { CompanyFormRefusal } from './company-form.ts'
import { CompanySection, IntentButton } from './company-section.tsx'
import type { CompanyView } from './company-view.ts'

/** Only an approved company can invite anyone. */
export function InvitationsPart({
  company,
  refused,
}: {
  company: Pick<CompanyView, 'invitations' | 'standing'>
  refused: CompanyFormRefusal | null
}) {
  const t = useTranslations('profile.company')
  const tAll = useTranslations()
  if (company.standing !== 'approved')
    return (
      <CompanySection id="invitations" title={t('invitations')}>
        <p className="text-muted">{tAll('errors.company.company-not-approved')}</p>
      </CompanySection>
    )
  const inviteRefusal = refused?.intent === 'invite' ? refused : null
  const errors = inviteRefusal?.field ? [tAll(refusalMessageKey('company', inviteRefusal.field))] : []
  return (
    <CompanySection id="invitations" title={t('invitations')} intro={t('invitations-intro')}>
      {company.invitations.length > 0 && (
        <ul className="border-t border-hairline">
          {company.invitations.map(({ id, email, until }) => (
            <li
              key={id}
              className="grid gap-x-6 gap-y-1 border-b border-hairline py-3 sm:grid-cols-[1fr_auto] sm:items-baseline"
            >
              <p className="min-w-0 wrap-anywhere">
                {email}
                <span className="block text-small text-muted">{t('valid-until', { date: until })}</span>
              </p>
              <div className="flex flex-wrap gap-x-5 gap-y-2 text-small">
                <IntentButton
                  intent="resend"
                  id={id}
                  name={t('resend')}
                  label={t('of', { action: t('resend'), name: email })}
                />
                <IntentButton
                  intent="revoke"
                  id={id}
                  name={t('revoke')}
                  label={t('of', { action: t('revoke'), name: email })}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      <form method="post" noValidate className="grid gap-5">
        <ErrorSummary
          message={inviteRefusal?.form ? tAll(refusalMessageKey('company', inviteRefusal.form)) : null}
          fields={[{ id: 'company-email', label: t('email'), errors }]}
        />
        <input type="hidden" name="intent" value="invite" />
        <TextField
          id="company-email"
          name="email"
          type="email"
          label={t('email')}
          help={t('email-help')}
          errors={errors}
          defaultValue={inviteRefusal?.typed.email}
          autoComplete="off"
          required
        />
        <div>
          <Button type="submit">{t('invite')}</Button>
        </div>
      </form>
    </CompanySection>
  )
}
