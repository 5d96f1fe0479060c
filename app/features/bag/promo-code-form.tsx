import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { useTranslations } from '#app/i18n/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { CloseIcon } from '#app/ui/icon/icons.tsx'
import type { CartErrorCode } from '#domain/cart.ts'
import { BAG_PATHS, PROMOCODE_CAP, type PromocodeRefusal } from './bag.ts'
import type { BagChange } from './bag-answer.server.ts'

/** Applies a promotion code and takes codes off. A refused one stays in its field, with the reason under it. */
export function PromoCodeForm({
  codes,
  refused,
}: {
  codes: readonly string[]
  /** What a browser without a script had refused, as it was typed, and why; null when nothing was. */
  refused: { readonly code: string; readonly why: PromocodeRefusal } | null
}) {
  const t = useTranslations('bag.promo')
  const action = useLocalePath()(BAG_PATHS.promocodes)
  const fetcher = useFetcher<BagChange>()
  const form = useRef<HTMLFormElement>(null)
  const isApplied = fetcher.state === 'idle' && fetcher.data?.ok === true
  const errors = useTranslations('errors.cart')
  const refusal = fetcher.data ? refusalOf(fetcher.data) : (refused?.why ?? null)
  const reason = refusal === 'promocode-throttled' ? errors(refusal) : t('refused')
  useEffect(() => {
    if (isApplied) form.current?.reset()
  }, [isApplied])
  return (
    <div className="grid gap-3">
      <fetcher.Form ref={form} method="post" action={action} className="flex items-start gap-2">
        <TextField
          label={t('label')}
          name="code"
          required
          maxLength={PROMOCODE_CAP}
          defaultValue={refused?.code ?? ''}
          autoComplete="off"
          autoCapitalize="characters"
          errors={refusal !== null && fetcher.state === 'idle' ? [reason] : []}
          className="grow"
        />
        <Button type="submit" variant="outline" isBusy={fetcher.state !== 'idle'} className="mt-6.5 shrink-0">
          {t('apply')}
        </Button>
      </fetcher.Form>
      {codes.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {codes.map((code) => (
            <li key={code}>
              <fetcher.Form method="post" action={action}>
                <input type="hidden" name="code" value={code} />
                <button
                  type="submit"
                  name="remove"
                  value="1"
                  aria-label={t('remove', { code })}
                  className="inline-flex min-h-8 items-center gap-2 bg-linen px-3 text-small hover:text-accent"
                >
                  {code}
                  <CloseIcon />
                </button>
              </fetcher.Form>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function refusalOf(change: BagChange): CartErrorCode | null {
  return change.ok ? null : change.code
}
