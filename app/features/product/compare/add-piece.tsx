import { useFetcher } from 'react-router'
import { BAG_PATHS } from '#app/features/bag/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { useOpenBag } from '#app/page/open-bag.ts'
import { useFetcherResult } from '#app/ui/behavior/use-fetcher-result.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { VisuallyHidden } from '#app/ui/text/visually-hidden.tsx'
import type { AddResult } from '../summary/add-to-bag.tsx'

/** Adds one of several pieces on a page to the bag. With JavaScript the bag opens, or the refusal is shown here. */
export function AddPiece({ variantId, title }: { variantId: string; title: string }) {
  const t = useTranslations('product')
  const refusals = useTranslations('errors.cart')
  const localePath = useLocalePath()
  const openBag = useOpenBag()
  const { Form, state, data: result } = useFetcher<AddResult>({ key: `add ${variantId}` })
  useFetcherResult(result, ({ ok }) => ok && openBag())
  return (
    <Form method="post" action={localePath(BAG_PATHS.lines)} className="grid w-full max-w-46 gap-2">
      <input type="hidden" name="variantId" value={variantId} />
      <input type="hidden" name="quantity" value="1" />
      <Button
        type="submit"
        variant="outline"
        width="full"
        isBusy={state !== 'idle'}
        className="wrap-normal max-lg:px-2"
      >
        <span>
          {t('add')} <VisuallyHidden>{title}</VisuallyHidden>
        </span>
      </Button>
      {state === 'idle' && result?.ok === false && <Notice tone="refusal">{refusals(result.code)}</Notice>}
    </Form>
  )
}
