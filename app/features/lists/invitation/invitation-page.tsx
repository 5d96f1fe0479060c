import { Form } from 'react-router'
import { loginPath } from '#app/features/account/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import type { RefusalCode } from '#contracts/errors.ts'
import type { OpenInvitation } from '#contracts/list-sharing.ts'
import { useListErrors } from '../form/use-list-errors.ts'
import { invitationPath, SAVED_PATH } from '../paths.ts'
import { SecretMeta } from '../shared/shared-page.tsx'

/** Why an invitation was not accepted, with the name as it was entered. */
export type RefusedAcceptance = {
  readonly typed: string
  /** Of the name. */
  readonly field: RefusalCode<'lists'> | null
  readonly form: RefusalCode<'lists'> | null
}

/** Spec §6: who invites to edit which list. A guest signs in first and returns. */
export function InvitationPage({
  token,
  invitation: { from, listName, isAccepted },
  name,
  refused,
}: {
  token: string
  invitation: OpenInvitation
  /** What the visitor is called; null for a guest. */
  name: string | null
  refused: RefusedAcceptance | null
}) {
  const t = useTranslations('lists.invitation')
  const signIn = useTranslations('lists.guest')
  const here = useLocalePath()(invitationPath(token))
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
          <LinkButton href={loginPath(here)} data-document rel="nofollow">
            {signIn('sign-in')}
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
