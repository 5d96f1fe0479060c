import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { CameraIcon } from '#app/ui/icon/camera-icon.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { VisuallyHidden } from '#app/ui/text/visually-hidden.tsx'
import { PICTURE_SEARCH_PATH } from './paths.ts'

/** The button in the search field that leads to the search by picture. */
export function PictureSearchLink() {
  const t = useTranslations('visual')
  return (
    <Link
      href={PICTURE_SEARCH_PATH}
      className="grid size-11 shrink-0 place-items-center transition-colors hover:text-accent"
    >
      <CameraIcon size="large" />
      <VisuallyHidden>{t('title')}</VisuallyHidden>
    </Link>
  )
}
