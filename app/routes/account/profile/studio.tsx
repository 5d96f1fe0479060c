import { data } from 'react-router'
import { PROFILE } from '#app/features/account/paths.ts'
import { ProfilePage, Unreachable } from '#app/features/account/profile/profile-section.tsx'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { saveStudio } from '#app/features/account/profile/studio/save-studio.server.ts'
import { STUDIO_FIELDS, type StudioRefusal } from '#app/features/account/profile/studio/studio-form.ts'
import { accountFieldId } from '#app/features/account/use-account-errors.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath, usePageLocale } from '#app/i18n/use-page-locale.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/form/choice.tsx'
import type { CheckedField } from '#app/ui/form/error-summary.tsx'
import { FileField } from '#app/ui/form/file-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { visitorContext } from '#app/visitor/context.ts'
import { LOGO_BYTES_MAX, type Studio } from '#contracts/studio.ts'
import { formatFileSize } from '#domain/files/written-size.ts'
import { localePath } from '#domain/market/locale.ts'
import { STUDIO_NAME_MAX } from '#domain/product/tearsheet.ts'
import type { Route } from './+types/studio.ts'

export const handle: PageHandle = { isUnlisted: true }

const STATUSES: Readonly<Record<StudioRefusal, number>> = {
  'studio-malformed': 422,
  'logo-type': 422,
  'logo-unreadable': 422,
  'logo-too-large': 413,
  'too-many-requests': 429,
  'platform-unavailable': 503,
}

const REFUSALS_BY_FIELD: Readonly<Record<'name' | 'logo', readonly StudioRefusal[]>> = {
  name: ['studio-malformed'],
  logo: ['logo-too-large', 'logo-type', 'logo-unreadable'],
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { clients, session, read } = requireAccount({ request, context, url })
  const studio = read(await clients.studio.read(session.accessToken))
  return data({ studio, refused: null, isSaved: url.searchParams.has('saved') }, { headers: PRIVATE })
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { clients, session, check, read } = requireAccount({ request, context, url })
  const form = await readForm(request)
  const saved = await saveStudio(clients.studio, session.accessToken, form)
  if (saved.ok) {
    const path = localePath(context.get(visitorContext).locale, PROFILE.studio)
    return redirect(`${path}?saved=1`, { status: 303, headers: PRIVATE })
  }
  const code = check(saved.code)
  const refused = code === 'logo-not-found' ? 'platform-unavailable' : code
  const stored = read(await clients.studio.read(session.accessToken))
  const studio = stored && { ...stored, name: String(form.get(STUDIO_FIELDS.name) ?? '') }
  return data({ studio, refused, isSaved: false }, { status: STATUSES[refused], headers: PRIVATE })
}

export default function StudioOnDocuments({ loaderData, actionData }: Route.ComponentProps) {
  return <StudioPage {...(actionData ?? loaderData)} />
}

/** The studio as documents show it. `studio` is null when it could not be read. */
function StudioPage({
  studio,
  refused,
  isSaved,
}: {
  studio: Studio | null
  refused: StudioRefusal | null
  isSaved: boolean
}) {
  const t = useTranslations('profile.studio')
  const tProfile = useTranslations('profile')
  const { tag } = usePageLocale()
  const size = formatFileSize(LOGO_BYTES_MAX, tag)
  const message = refused && t(`refused.${refused}`, { size, max: STUDIO_NAME_MAX })
  const errorsOf = (field: keyof typeof REFUSALS_BY_FIELD) =>
    refused && message && REFUSALS_BY_FIELD[field].includes(refused) ? [message] : []
  const fields: CheckedField[] = [
    { id: accountFieldId('studio-name'), label: t('name'), errors: errorsOf('name') },
    { id: accountFieldId('studio-logo'), label: t('logo'), errors: errorsOf('logo') },
  ]
  const hasFieldError = fields.some(({ errors }) => errors.length > 0)
  return (
    <ProfilePage
      title={t('title')}
      intro={t('intro')}
      message={hasFieldError ? null : message}
      fields={fields}
      done={isSaved ? tProfile('saved') : null}
    >
      {studio ? (
        <form method="post" encType="multipart/form-data" className="grid max-w-form gap-6" noValidate>
          <TextField
            label={t('name')}
            help={t('name-help')}
            id={accountFieldId('studio-name')}
            name={STUDIO_FIELDS.name}
            defaultValue={studio.name}
            maxLength={STUDIO_NAME_MAX}
            errors={errorsOf('name')}
            autoComplete="organization"
          />
          {studio.logo !== null && <CurrentLogo logo={studio.logo} name={studio.name} />}
          <FileField
            label={t(studio.logo === null ? 'logo' : 'other-logo')}
            help={t('logo-help', { size })}
            id={accountFieldId('studio-logo')}
            errors={errorsOf('logo')}
            isOptional
            name={STUDIO_FIELDS.logo}
            accept="image/png,image/jpeg,.png,.jpg,.jpeg"
          />
          <Button type="submit" className="justify-self-start">
            {tProfile('save')}
          </Button>
        </form>
      ) : (
        <Unreachable href={PROFILE.studio} />
      )}
    </ProfilePage>
  )
}

/** Shown on white, as on paper, with a checkbox that removes it. */
function CurrentLogo({ logo, name }: { logo: string; name: string }) {
  const t = useTranslations('profile.studio')
  const localePath = useLocalePath()
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-small font-medium">{t('current')}</p>
      <img
        // A new logo needs a new URL because of caches.
        src={`${localePath(PROFILE.studioLogo)}?${new URLSearchParams({ id: logo })}`}
        alt={t('current-alt', { name })}
        className="max-h-24 max-w-full border border-hairline bg-white p-4"
      />
      <Checkbox name={STUDIO_FIELDS.removal} label={t('remove')} />
    </div>
  )
}
