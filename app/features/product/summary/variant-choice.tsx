import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Link } from '#app/ui/text/link.tsx'
import type { ValueState } from '#domain/product/option-states.ts'
import type { ProductOption } from '#domain/product/product.ts'
import { variantPath } from '../paths.ts'
import { type ProductView, type VariantView, variantWith } from '../view/product-view.ts'

/** The options of a product. Each value links to the URL of its variant, so that it can be shared. */
export function VariantChoice({ product, variant }: { product: ProductView; variant: VariantView }) {
  return product.options.map((option) => (
    <OptionValues key={option.name} option={option} product={product} variant={variant} />
  ))
}

function OptionValues({
  option,
  product,
  variant,
}: {
  option: ProductOption
  product: ProductView
  variant: VariantView
}) {
  const values = option.values.flatMap((value) => {
    const target = variantWith(product.variants, variant, { name: option.name, value: value.name })
    if (target === undefined) return []
    const state: ValueState = target.notice.kind === 'sold-out' ? 'sold-out' : 'for-sale'
    return [{ ...value, href: variantPath(product, target.number), state }]
  })
  return <OptionLinks name={option.name} values={values} chosen={chosenValue(variant, option.name)} />
}

export function chosenValue(
  { selectedOptions }: Pick<VariantView, 'selectedOptions'>,
  option: string,
): string {
  return selectedOptions.find(({ name }) => name === option)?.value ?? ''
}

export function OptionLinks({
  name: optionName,
  values,
  chosen,
}: {
  name: string
  values: readonly (ProductOption['values'][number] & {
    readonly href: string
    readonly state: ValueState
  })[]
  chosen: string
}) {
  const t = useTranslations('product')
  const label = useValueLabel()
  return (
    <div>
      <p className="mb-2 text-small">
        {t.rich('option', {
          name: optionName,
          value: chosen,
          strong: (words) => <strong>{words}</strong>,
        })}
      </p>
      <ul aria-label={optionName} className="-mx-1 flex flex-wrap gap-1.5">
        {values.map(({ name, swatchColor, href, state }) => (
          <li key={name}>
            <Link
              href={href}
              aria-label={label(name, state)}
              aria-current={name === chosen || undefined}
              title={label(name, state)}
              rel="nofollow"
              data-keep-scroll
              data-replace
              className="swatch"
            >
              {swatchColor ? (
                <Swatch color={swatchColor} state={state} />
              ) : (
                <span className={VALUE[state]}>{name}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const VALUE: Readonly<Record<ValueState, string>> = {
  'for-sale': 'swatch-text',
  'sold-out': 'swatch-text text-muted line-through',
  missing: 'swatch-text swatch-missing text-muted',
}

/** Formats an option value, including its state before it is chosen. */
export function useValueLabel(): (value: string, state: ValueState) => string {
  const t = useTranslations('product')
  return (value, state) => {
    if (state === 'missing') return t('choice.missing-value', { value })
    return state === 'sold-out' ? t('sold-out-value', { value }) : value
  }
}

/** A color swatch as SVG, because the content security policy blocks inline styles. */
function Swatch({ color, state }: { color: string; state: ValueState }) {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true" className="swatch-color">
      <rect width="36" height="36" fill={color} />
      <rect width="35" height="35" x="0.5" y="0.5" fill="none" stroke="currentColor" strokeOpacity="0.12" />
      {state !== 'for-sale' && <path d="M0 36 36 0" stroke="currentColor" />}
      {state === 'missing' && <path d="M0 0 36 36" stroke="currentColor" />}
    </svg>
  )
}
