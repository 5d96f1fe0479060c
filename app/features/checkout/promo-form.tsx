import { useEffect, useRef } from 'react'
import { useFetcher, useLocation, useSearchParams } from 'react-router'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { useTranslations } from '#app/i18n/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { checkoutPromocodesPath, stepOf } from './checkout-paths.ts'
import type { PromoAnswer, PromoRefusal } from './promo-answer.ts'

/** Applies a promotion code to the order. A refused one stays in its field, with the reason under it. */
export function PromoForm({ token }: { token: string }) {
  const t = useTranslations('checkout.promo')
  const errors = useTranslations('errors.cart')
  const action = useLocalePath()(checkoutPromocodesPath(token))
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const fetcher = useFetcher<PromoAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const isIdle = fetcher.state === 'idle'
  const refusedBefore = search.get('promo')
  const whyBefore = search.get('why') === 'throttled' ? 'throttled' : 'refused'
  const refusal = fetcher.data ? refusalOf(fetcher.data) : refusedBefore !== null && whyBefore
  const reason = refusal === 'throttled' ? errors('promocode-throttled') : t('refused')
  const isApplied = isIdle && fetcher.data?.ok === true
  useEffect(() => {
    if (isApplied) form.current?.reset()
  }, [isApplied])
  return (
    <fetcher.Form ref={form} method="post" action={action} className="flex items-start gap-2">
      <input type="hidden" name="step" value={stepOf(pathname)} />
      <TextField
        label={t('label')}
        name="code"
        required
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        defaultValue={refusedBefore ?? ''}
        errors={refusal && isIdle ? [reason] : []}
        className="grow"
      />
      <Button type="submit" variant="outline" isBusy={!isIdle} className="mt-6.5 shrink-0">
        {t('apply')}
      </Button>
    </fetcher.Form>
  )
}

function refusalOf(answer: PromoAnswer): PromoRefusal | null {
  return answer.ok ? null : answer.why
}
