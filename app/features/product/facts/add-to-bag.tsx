import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { useTranslations } from '#app/i18n/use-translations.ts'
import { useOpenBag } from '#app/request/open-bag.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { CartErrorCode } from '#domain/cart.ts'

/** Where a line is added to the bag; what the answer to a script says. */
const LINES_PATH = '/checkout/cart/lines'
type Answer = { readonly ok: true } | { readonly ok: false; readonly code: CartErrorCode }

/** A form that puts one piece in the bag. With a script the bag opens, or the refusal stands here. */
export function AddToBag({ variantId }: { variantId: string }) {
  const t = useTranslations('product')
  const localePath = useLocalePath()
  const openBag = useOpenBag()
  const { Form, state, data: answer } = useFetcher<Answer>({ key: `add ${variantId}` })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer opens the bag once
  useEffect(() => {
    if (answer?.ok) openBag()
  }, [answer])
  return (
    <Form method="post" action={localePath(LINES_PATH)} className="grid gap-3">
      <input type="hidden" name="variantId" value={variantId} />
      <input type="hidden" name="quantity" value="1" />
      <Button type="submit" width="full" isBusy={state !== 'idle'}>
        {t('add')}
      </Button>
      {state === 'idle' && answer?.ok === false && <Refusal code={answer.code} />}
    </Form>
  )
}

/** Spec §8, in place. */
function Refusal({ code }: { code: CartErrorCode }) {
  const t = useTranslations('errors.cart')
  return <Notice tone="refusal">{t(code)}</Notice>
}
