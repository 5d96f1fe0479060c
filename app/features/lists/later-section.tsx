import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { SAVED_ITEM_BACK, SAVED_ITEMS_PATH } from './paths.ts'

/** Spec §4: the list 'Saved for later' with lines that a bag could not hold. The route provides the products. */
export function LaterSection({ children }: { children: ReactNode }) {
  const t = useTranslations('lists.later')
  return (
    <section className="mx-auto w-full max-w-page px-gutter pb-section" aria-labelledby="later">
      <h2 id="later" className="font-display text-heading">
        {t('title')}
      </h2>
      <p className="mt-3 mb-8 max-w-measure text-muted">{t('text')}</p>
      {children}
    </section>
  )
}

/** Removes a piece from that list. */
export function LaterRemoval({
  productId,
  title,
  back,
}: {
  productId: string
  title: string
  /** The path to which a visitor without JavaScript returns. */
  back: string
}) {
  const t = useTranslations('lists.later')
  const localePath = useLocalePath()
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post" action={localePath(SAVED_ITEMS_PATH)}>
      <input type="hidden" name={SAVED_ITEM_BACK} value={back} />
      <button
        type="submit"
        name="remove-later"
        value={productId}
        className={TEXT_LINK}
        aria-label={`${t('remove')}: ${title}`}
      >
        {t('remove')}
      </button>
    </fetcher.Form>
  )
}
