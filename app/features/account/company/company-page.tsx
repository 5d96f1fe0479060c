import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Notice } from '#app/ui/notice.tsx'
import { refusalMessageKey } from '#contracts/refusal-message-key.ts'
import { PROFILE } from '../paths.ts'
import { ProfilePage, Unreachable } from '../profile/profile-section.tsx'
import { CompanyAddresses } from './company-addresses.tsx'
import type { DoneCompany, RefusedCompany } from './company-form.ts'
import type { CompanyView } from './company-view.ts'
import { CreditPart } from './credit-part.tsx'
import { InvitationsPart } from './invitations-part.tsx'
import { PeoplePart } from './people-part.tsx'
import { TaxPart } from './tax-part.tsx'

type CompanyPageProps = {
  /** Null when it could not be read. */
  company: CompanyView | null
  /** What was just done. */
  done: DoneCompany | null
  refused: RefusedCompany | null
}

/** The company account: its people, invitations, addresses and tax number. Owners change them, members read them. */
export function CompanyPage({ company, done, refused }: CompanyPageProps) {
  const t = useTranslations('profile.company')
  const all = useTranslations()
  const hasOwnSummary = refused?.intent === 'invite' || refused?.intent === 'tax'
  const message = refused?.form && !hasOwnSummary ? all(refusalMessageKey('company', refused.form)) : null
  if (company === null)
    return (
      <ProfilePage title={t('title')} message={message}>
        <Unreachable href={PROFILE.company} />
      </ProfilePage>
    )
  return (
    <ProfilePage
      title={company.name}
      intro={t(`standing.${company.standing}`)}
      done={done && !refused ? t(`done.${done}`) : null}
      message={message}
    >
      {company.role === 'member' && <Notice>{t('member-note')}</Notice>}
      <div className="grid gap-14">
        <PeoplePart company={company} />
        {company.role === 'owner' && <InvitationsPart company={company} refused={refused} />}
        <CompanyAddresses company={company} />
        <CreditPart accounts={company.credit} />
        <TaxPart company={company} refused={refused} />
      </div>
    </ProfilePage>
  )
}
