import { useRef, useState } from 'react'
import { Form } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import type { ValueState } from '#domain/product/option-states.ts'
import { OPTION_PARAMETERS, optionsPath } from '../paths.ts'
import type { OptionChoice, ProductView, VariantView } from '../view/product-view.ts'
import { chosenValue, OptionLinks, useValueLabel } from './variant-choice.tsx'

/** Maximum number of values shown as links; more are in a select. */
const LINKS_MAX = 8

/**
 * Shown for a product whose variants are not all loaded. A link or the form leads to a URL with a value of each option,
 * which redirects to the variant with these values.
 */
export function OptionForm({
  product,
  choice,
  variant,
}: {
  product: ProductView
  choice: OptionChoice
  variant: VariantView
}) {
  const t = useTranslations('product.choice')
  const label = useValueLabel()
  const localePath = useLocalePath()
  const form = useRef<HTMLFormElement>(null)
  const selectedOptions = choice.missing ?? variant.selectedOptions
  const values = product.options.map(({ name }) => chosenValue({ selectedOptions }, name))
  const url = optionsPath(product, values)
  // The selection before its page has loaded.
  const [pending, setPending] = useState({ url, values })
  const shown = pending.url === url ? pending.values : values
  const select = (index: number, value: string) => {
    setPending({ url, values: shown.with(index, value) })
    form.current?.requestSubmit()
  }
  return (
    <Form ref={form} action={localePath(product.path)} preventScrollReset replace className="grid gap-4">
      {product.options.map((option, index) =>
        option.values.length > LINKS_MAX ? (
          <SelectField
            key={option.name}
            label={option.name}
            name={OPTION_PARAMETERS[index]}
            value={shown[index]}
            onChange={({ target }) => select(index, target.value)}
          >
            {option.values.map(({ name }, valueIndex) => (
              <option key={name} value={name}>
                {label(name, stateOf(choice, index, valueIndex))}
              </option>
            ))}
          </SelectField>
        ) : (
          <div key={option.name}>
            <input type="hidden" name={OPTION_PARAMETERS[index]} value={values[index]} />
            <OptionLinks
              name={option.name}
              values={option.values.map((value, valueIndex) => {
                return {
                  ...value,
                  href: optionsPath(product, values.with(index, value.name)),
                  state: stateOf(choice, index, valueIndex),
                }
              })}
              chosen={values[index] ?? ''}
            />
          </div>
        ),
      )}
      {product.options.some((option) => option.values.length > LINKS_MAX) && (
        <noscript>
          <Button type="submit">{t('submit')}</Button>
        </noscript>
      )}
    </Form>
  )
}

/** The state of a value in combination with the other chosen ones. */
function stateOf({ states }: OptionChoice, option: number, value: number): ValueState {
  return states?.[option]?.[value] ?? 'for-sale'
}
