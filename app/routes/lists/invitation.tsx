import { data, Form } from 'react-router'
import { loginPath } from '#app/features/account/paths.ts'
import { requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { useListErrors } from '#app/features/lists/form/use-list-errors.ts'
import { toListRefusal } from '#app/features/lists/list-refusal.ts'
import { invitationPath, listPath, SAVED_PATH } from '#app/features/lists/paths.ts'
import { LostLink } from '#app/features/lists/shared/lost-link.tsx'
import { SecretMeta } from '#app/features/lists/shared/shared-page.tsx'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { clientsContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import type { RefusalCode } from '#contracts/errors.ts'
import type { OpenInvitation } from '#contracts/list-sharing.ts'
import { localePath } from '#domain/market/locale.ts'
import { SECRET_PAGE } from '../requests/secret-page.ts'
import type { Route } from './+types/invitation.ts'
import { customerName } from './customer-name.server.ts'

export const handle: PageHandle = { isUnlisted: true }

type RefusedAcceptance = {
  /** The name as entered. */
  readonly typed: string
  readonly field: RefusalCode<'lists'> | null
  readonly form: RefusalCode<'lists'> | null
}

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const clients = context.get(clientsContext)
  const found = await clients.lists.invitation(token)
  if (!found.ok) {
    if (found.code !== 'invitation-not-found') throw data(null, { status: 503, headers: SECRET_PAGE })
    return data({ opened: null }, { status: 404, headers: SECRET_PAGE })
  }
  const session = context.get(sessionContext)
  const name = session && (await customerName({ clients, session }))
  return data({ opened: { token, invitation: found.value, name } }, { headers: SECRET_PAGE })
}

/** Accepts with the visitor's own account. */
export async function action({ request, context, url, params: { token } }: Route.ActionArgs) {
  const { session, clients, check } = requireAccount({ request, context, url })
  const typed = String((await readForm(request)).get('name') ?? '').trim()
  const accepted = await clients.lists.of(session.accessToken).accept(token, { name: typed })
  if (!accepted.ok) {
    const code = check(accepted.code)
    const [field] = accepted.fields
    const refused: RefusedAcceptance = {
      typed,
      field: field ? toListRefusal(field.code) : null,
      form: field ? null : toListRefusal(code),
    }
    return data(refused, { status: 422, headers: SECRET_PAGE })
  }
  const path = localePath(context.get(visitorContext).locale, listPath(accepted.value.listId))
  return redirect(path, { status: 303, headers: SECRET_PAGE })
}

export default function Invitation({ loaderData: { opened }, actionData }: Route.ComponentProps) {
  if (opened === null) return <LostLink kind="invitation" />
  return <InvitationPage {...opened} refused={actionData ?? null} />
}

/** Spec §6: shows the inviter and the list. A guest signs in first and returns. */
function InvitationPage({
  token,
  invitation: { from, listName, isAccepted },
  name,
  refused,
}: {
  token: string
  invitation: OpenInvitation
  /** The visitor's name; null for a guest. */
  name: string | null
  refused: RefusedAcceptance | null
}) {
  const t = useTranslations('lists.invitation')
  const tGuest = useTranslations('lists.guest')
  const currentPath = useLocalePath()(invitationPath(token))
  const title = t('title', { list: listName })
  return (
    <div className="mx-auto grid w-full max-w-page gap-8 px-gutter py-10 md:py-section">
      <PageTitle>{title}</PageTitle>
      <SecretMeta />
      <div className="grid gap-3">
        <h1 className="font-display text-display-small wrap-anywhere">{title}</h1>
        <p className="max-w-measure wrap-anywhere text-muted">
          {isAccepted ? t('accepted') : t('text', { name: from })}
        </p>
      </div>
      {isAccepted && (
        <div>
          <LinkButton href={SAVED_PATH}>{t('lists')}</LinkButton>
        </div>
      )}
      {!isAccepted && name === null && (
        <div className="grid max-w-measure justify-items-start gap-5">
          <p>{t('sign-in')}</p>
          <LinkButton href={loginPath(currentPath)} data-document rel="nofollow">
            {tGuest('sign-in')}
          </LinkButton>
        </div>
      )}
      {!isAccepted && name !== null && <AcceptanceForm name={name} refused={refused} />}
    </div>
  )
}

function AcceptanceForm({ name, refused }: { name: string; refused: RefusedAcceptance | null }) {
  const t = useTranslations('lists.invitation')
  const errorsOf = useListErrors()
  const errors = errorsOf(refused?.field ? [refused.field] : [])
  return (
    <Form method="post" className="grid max-w-measure gap-6">
      <ErrorSummary
        message={errorsOf(refused?.form ? [refused.form] : [])[0]}
        fields={[{ id: 'name', label: t('name'), errors }]}
      />
      <TextField
        id="name"
        name="name"
        label={t('name')}
        help={t('name-help')}
        errors={errors}
        defaultValue={refused?.typed ?? name}
        autoComplete="name"
        required
      />
      <div>
        <Button type="submit">{t('accept')}</Button>
      </div>
    </Form>
  )
}
