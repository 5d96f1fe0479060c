import { useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { useFetcherResult } from '#app/ui/behavior/use-fetcher-result.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import type { CartErrorCode, GiftCard } from '#domain/cart/cart.ts'
import { CODE_CAP } from '#domain/cart/entered-code.ts'
import { CodeChips } from './code-chips.tsx'

/** The result as returned to a script. */
export type CodeResult = { readonly ok: true } | { readonly ok: false; readonly code: CartErrorCode }

/** The refused code in a browser without JavaScript: the code as typed, and the reason. */
export type RefusedCode = { readonly code: string; readonly why: CartErrorCode }

type CodeFormProps = {
  /** Form action, without locale. */
  action: string
  fields?: Readonly<Record<string, string>>
  codes: readonly string[]
  giftCards: readonly GiftCard[]
  /** Changes whenever the items do, which makes an earlier refusal obsolete. */
  state: string
  refused: RefusedCode | null
}

/** A refused code remains in the field, with the reason below it. */
export function CodeForm({ action, fields = {}, codes, giftCards, state, refused }: CodeFormProps) {
  const t = useTranslations('codes')
  const tErrors = useTranslations('errors.cart')
  const target = useLocalePath()(action)
  const fetcher = useFetcher<CodeResult>()
  const form = useRef<HTMLFormElement>(null)
  const [refusedIn, setRefusedIn] = useState(state)
  const { data: result } = fetcher
  const isIdle = fetcher.state === 'idle'
  const why = result ? refusalIn(result) : (refused?.why ?? null)
  const isRefused = why !== null && isIdle && refusedIn === state
  useFetcherResult(result, ({ ok }) => {
    // A refusal applies to the bag at the time of the response.
    setRefusedIn(state)
    const field = fieldIn(form.current)
    if (field && ok) field.value = ''
    else field?.focus()
  })
  return (
    <div className="grid gap-3">
      <fetcher.Form ref={form} method="post" action={target} className="flex items-start gap-2">
        <HiddenFields fields={fields} />
        <TextField
          label={t('label')}
          name="code"
          required
          maxLength={CODE_CAP}
          defaultValue={refused?.code ?? ''}
          // Without JavaScript the browser itself focuses the refused code.
          autoFocus={refused !== null}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          errors={isRefused ? [why === 'promocode-failed' ? t('refused') : tErrors(why)] : []}
          className="min-w-0 grow grid-cols-1 [&>label]:whitespace-nowrap"
        />
        <Button type="submit" variant="outline" isBusy={!isIdle} className="mt-6.5 shrink-0">
          {t('apply')}
        </Button>
      </fetcher.Form>
      {/* The remove button disappears with its code, so the field takes the focus. */}
      <CodeChips codes={codes} giftCards={giftCards}>
        {(chip) => (
          <fetcher.Form method="post" action={target} onSubmit={() => fieldIn(form.current)?.focus()}>
            <HiddenFields fields={fields} />
            {chip}
          </fetcher.Form>
        )}
      </CodeChips>
      <p role="status" className="sr-only">
        {isIdle && result?.ok && t('updated')}
      </p>
    </div>
  )
}

function HiddenFields({ fields }: { fields: Readonly<Record<string, string>> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

function fieldIn(form: HTMLFormElement | null): HTMLInputElement | null {
  return form?.querySelector<HTMLInputElement>('input:not([type=hidden])') ?? null
}

function refusalIn(result: CodeResult): CartErrorCode | null {
  return result.ok ? null : result.code
}
