import { useFetcher } from 'react-router'
import { BAG_PATHS } from '#app/features/bag/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { useOpenBag } from '#app/page/open-bag.ts'
import { useFootHeight } from '#app/ui/behavior/foot-layer.ts'
import { useFetcherResult } from '#app/ui/behavior/use-fetcher-result.ts'
import { useOutOfView } from '#app/ui/behavior/use-out-of-view.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { CartErrorCode } from '#domain/cart/cart.ts'
import type { VariantView } from '../view/product-view.ts'
import { VariantPrice } from './variant-price.tsx'

export type AddResult = { readonly ok: true } | { readonly ok: false; readonly code: CartErrorCode }

/** The parts of a phone's window covered by the header and by the bar at the bottom (its padding and button), in pixels. */
const [HEADER, BAR] = [51, 60]

/**
 * A form that adds one piece to the bag. With JavaScript the bag opens, or the refusal is shown here. On phones the
 * form with the price becomes a bar at the bottom of the window while its place is out of view.
 */
export function AddToBag({ variant }: { variant: VariantView }) {
  const { id } = variant
  const t = useTranslations('product')
  const localePath = useLocalePath()
  const openBag = useOpenBag()
  const { Form, state, data: result } = useFetcher<AddResult>({ key: `add ${id}` })
  const { element: place, isOut } = useOutOfView<HTMLDivElement>(
    `-${HEADER}px 0px -${BAR + useFootHeight()}px`,
  )
  useFetcherResult(result, ({ ok }) => ok && openBag())
  return (
    <div ref={place} className="buy">
      <Form
        method="post"
        action={localePath(BAG_PATHS.lines)}
        className="buy-form"
        data-at-foot={isOut || undefined}
      >
        <input type="hidden" name="variantId" value={id} />
        <input type="hidden" name="quantity" value="1" />
        {isOut && (
          <p className="buy-price">
            <VariantPrice variant={variant} />
          </p>
        )}
        <Button type="submit" width="full" isBusy={state !== 'idle'}>
          {t('add')}
        </Button>
        {state === 'idle' && result?.ok === false && <Refusal code={result.code} />}
      </Form>
    </div>
  )
}

/** The refusal, shown in place (Spec §8). */
function Refusal({ code }: { code: CartErrorCode }) {
  const t = useTranslations('errors.cart')
  return <Notice tone="refusal">{t(code)}</Notice>
}
