import { loginPath } from '#app/features/account/paths.ts'
import type { CardView } from '#app/features/catalogue/card/card-view.ts'
import { ProductGrid } from '#app/features/catalogue/card/product-grid.tsx'
import { SAVED_ITEM_BACK, SAVED_ITEMS_PATH, SAVED_PATH } from '#app/features/lists/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'

/** What a guest has saved in this browser, with the way to keep it in an account. */
export function GuestSaved({ cards, isFull }: { cards: readonly CardView[]; isFull: boolean }) {
  const t = useTranslations('lists.guest')
  const errors = useTranslations('errors.lists')
  const localePath = useLocalePath()
  return (
    <div className="mx-auto grid max-w-page gap-8 px-gutter py-10 md:py-16">
      <PageTitle>{t('title')}</PageTitle>
      <meta name="robots" content="noindex" />
      <div className="grid justify-items-start gap-4">
        <h1 className="font-display text-display">{t('title')}</h1>
        <p className="max-w-measure text-muted">{t(cards.length > 0 ? 'text' : 'empty')}</p>
        {isFull && <Notice tone="refusal">{errors('list-full')}</Notice>}
        <LinkButton href={loginPath(localePath(SAVED_PATH))} data-document rel="nofollow">
          {t('sign-in')}
        </LinkButton>
      </div>
      <ProductGrid cards={cards} isFirstInPage actionOf={(card) => <Remove card={card} />} />
    </div>
  )
}

/** Removes a piece without JavaScript too, where its heart does not know that it is saved. */
function Remove({ card: { id, title } }: { card: CardView }) {
  const t = useTranslations('lists.guest')
  const localePath = useLocalePath()
  return (
    <form method="post" action={localePath(SAVED_ITEMS_PATH)} className="hidden scriptless:block">
      <input type="hidden" name={SAVED_ITEM_BACK} value={localePath(SAVED_PATH)} />
      <button
        type="submit"
        name="remove"
        value={id}
        aria-label={t('remove-label', { title })}
        className="min-h-11 text-small"
      >
        <span className={TEXT_LINK}>{t('remove')}</span>
      </button>
    </form>
  )
}
