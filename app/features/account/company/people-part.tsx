import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { CompanyAccount } from '#contracts/company-account.ts'
import { CompanySection, IntentButton } from './company-section.tsx'

/** Owners assign roles and remove members; everyone may leave while another owner remains. */
export function PeoplePart({ company }: { company: Pick<CompanyAccount, 'members' | 'role'> }) {
  const t = useTranslations('profile.company')
  const ownerCount = company.members.filter(({ role }) => role === 'owner').length
  return (
    <CompanySection id="people" title={t('people')} intro={t('people-intro')}>
      <ul className="border-t border-hairline">
        {company.members.map((member) => (
          <Member
            key={member.id}
            member={member}
            isChangeable={company.role === 'owner'}
            isLastOwner={member.role === 'owner' && ownerCount === 1}
          />
        ))}
      </ul>
    </CompanySection>
  )
}

type MemberProps = {
  member: CompanyAccount['members'][number]
  isChangeable: boolean
  isLastOwner: boolean
}

function Member({ member, isChangeable, isLastOwner }: MemberProps) {
  const t = useTranslations('profile.company')
  const { id, role, isYou } = member
  const name = member.name || (member.email ?? t('unnamed'))
  const otherRole = role === 'owner' ? 'member' : 'owner'
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-hairline py-3 sm:grid-cols-[1fr_auto] sm:items-baseline">
      <p className="min-w-0 wrap-anywhere">
        {name} {isYou && <span className="text-muted">{t('you')}</span>}
        <span className="block text-small text-muted">
          {member.name && member.email ? `${member.email} · ` : ''}
          {t(`role.${role}`)}
        </span>
      </p>
      {!isLastOwner && (isChangeable || isYou) && (
        <div className="flex flex-wrap gap-x-5 gap-y-2 text-small">
          {isChangeable && (
            <IntentButton
              intent="role"
              id={id}
              values={{ role: otherRole }}
              name={t(`make.${otherRole}`)}
              label={t('of', { action: t(`make.${otherRole}`), name })}
            />
          )}
          {isYou ? (
            <IntentButton intent="leave" id={id} name={t('leave')} />
          ) : (
            <IntentButton
              intent="remove"
              id={id}
              name={t('remove')}
              label={t('of', { action: t('remove'), name })}
            />
          )}
        </div>
      )}
    </li>
  )
}
