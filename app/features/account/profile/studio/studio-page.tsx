import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath, usePageLocale } from '#app/i18n/use-page-locale.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/form/choice.tsx'
import type { CheckedField } from '#app/ui/form/error-summary.tsx'
import { FileField } from '#app/ui/form/file-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { LOGO_BYTES_MAX, type Studio } from '#contracts/studio.ts'
import { writtenSize } from '#domain/files/written-size.ts'
import { STUDIO_NAME_MAX } from '#domain/product/tearsheet.ts'
import { PROFILE } from '../../paths.ts'
import { accountFieldId } from '../../use-account-faults.ts'
import { ProfilePage, Unreachable } from '../profile-section.tsx'
import { STUDIO_FIELDS, type StudioRefusal } from './studio-form.ts'

/** The customer's studio, as documents show it: its name and its logo. `studio` is null when it could not be read. */
export function StudioPage({
  studio,
  refused,
  isSaved,
}: {
  studio: Studio | null
  refused: StudioRefusal | null
  isSaved: boolean
}) {
  const t = useTranslations('profile.studio')
  const profile = useTranslations('profile')
  const { tag } = usePageLocale()
  const size = writtenSize(LOGO_BYTES_MAX, tag)
  const message = refused && t(`refused.${refused}`, { size, max: STUDIO_NAME_MAX })
  const errorsOf = (field: keyof typeof FIELDS_OF) =>
    refused && message && FIELDS_OF[field].includes(refused) ? [message] : []
  const fields: CheckedField[] = [
    { id: accountFieldId('studio-name'), label: t('name'), errors: errorsOf('name') },
    { id: accountFieldId('studio-logo'), label: t('logo'), errors: errorsOf('logo') },
  ]
  const isAtField = fields.some(({ errors }) => errors.length > 0)
  return (
    <ProfilePage
      title={t('title')}
      intro={t('intro')}
      message={isAtField ? null : message}
      fields={fields}
      done={isSaved ? profile('saved') : null}
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
            {profile('save')}
          </Button>
        </form>
      ) : (
        <Unreachable href={PROFILE.studio} />
      )}
    </ProfilePage>
  )
}

/** Which refusals are corrected at which field. */
const FIELDS_OF: Readonly<Record<'name' | 'logo', readonly StudioRefusal[]>> = {
  name: ['studio-malformed'],
  logo: ['logo-too-large', 'logo-type', 'logo-unreadable'],
}

/** The logo on white, as on paper, and whether to remove it. */
function CurrentLogo({ logo, name }: { logo: string; name: string }) {
  const t = useTranslations('profile.studio')
  const localePath = useLocalePath()
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-small font-medium">{t('current')}</p>
      <img
        // Another logo is at another address.
        src={`${localePath(PROFILE.studioLogo)}?${new URLSearchParams({ id: logo })}`}
        alt={t('current-alt', { name })}
        className="max-h-24 max-w-full border border-hairline bg-white p-4"
      />
      <Checkbox name={STUDIO_FIELDS.removal} label={t('remove')} />
    </div>
  )
}
