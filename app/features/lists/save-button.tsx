import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { HeartIcon } from '#app/ui/icon/icons.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { VisuallyHidden } from '#app/ui/text/visually-hidden.tsx'
import { refusalMessageKey } from '#contracts/refusal-message-key.ts'
import { SAVED_ITEM_FIELDS, SAVED_ITEMS_PATH } from './paths.ts'

type SaveButtonProps = {
  productId: string
  title: string
  /** The path, with its locale, to which a visitor without JavaScript or a guest who signs in returns. */
  back: string
  /** The customer's saved products; null for a guest, who has to sign in. */
  savedIds: readonly string[] | null
}

/** Saves or removes a product. Spec §6: a guest signs in first and then finds it saved. */
export function SaveButton({ savedIds, ...props }: SaveButtonProps) {
  const { productId } = props
  if (savedIds === null) return <GuestForm {...props} />
  return <CustomerForm {...props} isSaved={savedIds.includes(productId)} />
}

type FormProps = Omit<SaveButtonProps, 'savedIds'>

/** A full page load, since it redirects to the identity provider. */
function GuestForm(props: FormProps) {
  const action = useLocalePath()(SAVED_ITEMS_PATH)
  return (
    <form method="post" action={action}>
      <Fields {...props} isSaved={false} />
    </form>
  )
}

function CustomerForm({ isSaved, ...props }: FormProps & { isSaved: boolean }) {
  const t = useTranslations()
  const action = useLocalePath()(SAVED_ITEMS_PATH)
  const fetcher = useFetcher<{ hasFailed: boolean }>()
  const intent = fetcher.formData?.get(SAVED_ITEM_FIELDS.intent)
  const refusal = t(refusalMessageKey('lists', 'list-add-failed'))
  const isShownSaved = intent === undefined ? isSaved : intent === 'save'
  return (
    <div className="grid gap-2">
      <fetcher.Form method="post" action={action}>
        <Fields {...props} isSaved={isShownSaved} />
      </fetcher.Form>
      {fetcher.data?.hasFailed && <Notice tone="refusal">{refusal}</Notice>}
    </div>
  )
}

function Fields({ productId, title, back, isSaved }: FormProps & { isSaved: boolean }): ReactNode {
  const t = useTranslations('lists')
  // Both are read, since a document carries only the messages it has used.
  const words = { save: t('save'), remove: t('saved') }
  const intent = isSaved ? 'remove' : 'save'
  return (
    <>
      <input type="hidden" name={SAVED_ITEM_FIELDS.product} value={productId} />
      <input type="hidden" name={SAVED_ITEM_FIELDS.back} value={back} />
      <button
        type="submit"
        name={SAVED_ITEM_FIELDS.intent}
        value={intent}
        className="inline-flex min-h-8 cursor-pointer items-center gap-2 text-small transition-colors hover:text-accent"
      >
        <HeartIcon isFilled={isSaved} />
        {words[intent]}
        <VisuallyHidden>{title}</VisuallyHidden>
      </button>
    </>
  )
}
