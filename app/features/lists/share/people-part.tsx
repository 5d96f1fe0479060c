import { Form } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { useListErrors } from '../form/use-list-errors.ts'
import type { RefusedShare } from './share-form.ts'
import type { ShareView } from './share-view.ts'

/** Shows who can edit a list, with an invitation form for its owner and a button to leave it for an editor. */
export function PeoplePart({ view, refused }: { view: ShareView; refused: RefusedShare | null }) {
  const t = useTranslations('lists.share')
  const { isOwn, ownerName, members } = view
  const ownMember = members.find(({ isYou }) => isYou)
  return (
    <section aria-labelledby="people" className="grid max-w-measure content-start gap-5">
      <h2 id="people" className="font-display text-heading">
        {t('people-title')}
      </h2>
      <p className="text-muted">{t('people-intro')}</p>
      <ul className="border-t border-hairline">
        <Person name={isOwn ? t('you') : ownerName} state={t('owner')} />
        {members.map((member) => (
          <Person
            key={member.id}
            name={member.isYou ? t('you') : member.name || (member.email ?? '')}
            state={t(`state.${member.state}`)}
            removal={isOwn ? { id: member.id, isInvited: member.state === 'invited' } : null}
          />
        ))}
      </ul>
      {isOwn && <InvitationForm view={view} refused={refused} />}
      {!isOwn && <p className="text-small text-muted">{t('owner-only', { name: ownerName })}</p>}
      {ownMember && (
        <Form method="post" className="grid justify-items-start gap-1">
          <input type="hidden" name="member" value={ownMember.id} />
          <button type="submit" name="intent" value="leave" className={TEXT_LINK}>
            {t('leave')}
          </button>
          <p className="text-small text-muted">{t('leave-help')}</p>
        </Form>
      )}
    </section>
  )
}

function Person({
  name,
  state,
  removal = null,
}: {
  name: string
  state: string
  removal?: { readonly id: string; readonly isInvited: boolean } | null
}) {
  const t = useTranslations('lists.share')
  return (
    <li className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-hairline py-2">
      <span className="min-w-0 wrap-anywhere">
        {name} <span className="text-small text-muted">{state}</span>
      </span>
      {removal && (
        <Form method="post">
          <input type="hidden" name="member" value={removal.id} />
          <button
            type="submit"
            name="intent"
            value="remove"
            aria-label={t(removal.isInvited ? 'withdraw-of' : 'remove-of', { name })}
            className={`${TEXT_LINK} text-small`}
          >
            {t(removal.isInvited ? 'withdraw' : 'remove')}
          </button>
        </Form>
      )}
    </li>
  )
}

function InvitationForm({ view: { from }, refused }: { view: ShareView; refused: RefusedShare | null }) {
  const t = useTranslations('lists.share')
  const errorsOf = useListErrors()
  const errors = refused?.intent === 'invite' ? refused.errors : {}
  const typed = refused?.intent === 'invite' ? refused.typed : null
  const emailErrors = errorsOf(errors.email && [errors.email])
  const fromErrors = errorsOf(errors.from && [errors.from])
  return (
    <Form method="post" noValidate className="grid gap-5">
      <ErrorSummary
        message={errorsOf(errors.form && [errors.form])[0]}
        fields={[
          { id: 'invite-email', label: t('email'), errors: emailErrors },
          { id: 'invite-from', label: t('from'), errors: fromErrors },
        ]}
      />
      <input type="hidden" name="intent" value="invite" />
      <TextField
        id="invite-email"
        name="email"
        type="email"
        label={t('email')}
        help={t('email-help')}
        errors={emailErrors}
        defaultValue={typed?.email}
        autoComplete="off"
        required
      />
      <TextField
        id="invite-from"
        name="from"
        label={t('from')}
        help={t('from-help')}
        errors={fromErrors}
        defaultValue={typed?.from ?? from}
        autoComplete="name"
        required
      />
      <div>
        <Button type="submit">{t('invite')}</Button>
      </div>
    </Form>
  )
}
