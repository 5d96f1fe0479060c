import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Link } from '#app/ui/text/link.tsx'
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
    const leadsTo = variantWith(product.variants, variant, { name: option.name, value: value.name })
    if (leadsTo === undefined) return []
    const isSoldOut = leadsTo.notice.kind === 'sold-out'
    return [{ ...value, href: variantPath(product, leadsTo.number), isSoldOut }]
  })
  return <OptionLinks name={option.name} values={values} chosen={chosenValue(variant, option.name)} />
}

/** The value of an option that a variant has. */
export function chosenValue(
  { selectedOptions }: Pick<VariantView, 'selectedOptions'>,
  option: string,
): string {
  return selectedOptions.find(({ name }) => name === option)?.value ?? ''
}

/** The values of an option as links. */
export function OptionLinks({
  name: optionName,
  values,
  chosen,
}: {
  name: string
  values: readonly (ProductOption['values'][number] & {
    readonly href: string
    readonly isSoldOut: boolean
  })[]
  chosen: string
}) {
  const t = useTranslations('product')
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
        {values.map(({ name, swatchColor, href, isSoldOut }) => (
          <li key={name}>
            <Link
              href={href}
              aria-label={isSoldOut ? t('sold-out-value', { value: name }) : name}
              aria-current={name === chosen || undefined}
              title={name}
              rel="nofollow"
              data-keep-scroll
              className="swatch"
            >
              {swatchColor ? (
                <Swatch color={swatchColor} isSoldOut={isSoldOut} />
              ) : (
                <span className={isSoldOut ? 'swatch-text text-muted line-through' : 'swatch-text'}>
                  {name}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A color swatch as SVG, because the content security policy blocks inline styles. */
function Swatch({ color, isSoldOut }: { color: string; isSoldOut: boolean }) {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true" className="swatch-color">
      <rect width="36" height="36" fill={color} />
      <rect width="35" height="35" x="0.5" y="0.5" fill="none" stroke="currentColor" strokeOpacity="0.12" />
      {isSoldOut && <path d="M0 36 36 0" stroke="currentColor" />}
    </svg>
  )
}
