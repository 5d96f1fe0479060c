import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ImportReport as Report } from '#contracts/team/product-import.ts'
import { Block } from '#desk/detail/block.tsx'
import { Facts } from '#desk/detail/facts.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { useDesk } from '#desk/provider/desk-context.ts'

const FORMATS = { shopify: 'Shopify', matrixify: 'Matrixify', woocommerce: 'WooCommerce', magento: 'Magento' }

/** Shows how the files were read, and which assumptions were made. */
export function ImportAssumptions({
  report: { files, products, collections, pictures },
}: {
  report: Report
}) {
  const translate = useTranslate()
  const { number, language: getLanguageName } = useFormat()
  const { settings } = useDesk()
  const [, ...others] = settings.languages
  const words = (key: string, values = {}) => translate(`resources.product-imports.${key}`, values)
  const withCounts = (counted: readonly { name: string; count: number }[]) =>
    counted.map(({ name, count }) => `${name}: ${number(count)}`).join(', ')
  return (
    <Block title={words('understood.title')}>
      <Facts
        facts={[
          [
            words('understood.files'),
            files.map(({ name, role }) => `${name} (${words(`values.role.${role}`)})`).join(', '),
          ],
          ...(products
            ? ([
                [words('understood.format'), `${FORMATS[products.format]}, ${tableText(products.table)}`],
                [
                  words('understood.decimal'),
                  products.decimalMark && words(`values.decimal.${products.decimalMark}`),
                ],
                [words('understood.rows'), number(products.rows)],
                [
                  words('understood.prices'),
                  withCounts(products.pricedIn.map(({ currency, count }) => ({ name: currency, count }))),
                ],
                [
                  words('understood.untranslated'),
                  withCounts(
                    products.untranslated
                      .filter(({ language }) => others.includes(language))
                      .map(({ language, count }) => ({ name: getLanguageName(language), count })),
                  ),
                ],
                [words('understood.unused-translations'), products.unusedTranslations.join(', ')],
                [
                  words('understood.without-delivery-cost'),
                  products.withoutShippingCost
                    .map(({ market, count, hasHouseCost }) =>
                      words(hasHouseCost ? 'understood.house-cost' : 'understood.not-delivered', {
                        market,
                        count: number(count),
                      }),
                    )
                    .join('; '),
                ],
                [words('understood.ignored'), products.ignoredColumns.join(', ')],
              ] as const)
            : []),
          ...(collections
            ? ([
                [words('understood.unknown-products'), collections.unknownProducts.join(', ')],
                [
                  words('understood.missing-pictures'),
                  collections.missingPictures.map(({ handle, source }) => `${handle}: ${source}`).join(', '),
                ],
              ] as const)
            : []),
          [
            words('understood.pictures'),
            pictures
              .map(({ origin, count, isShown }) =>
                words(isShown ? 'understood.shown' : 'understood.hidden', { origin, count: number(count) }),
              )
              .join('; '),
          ],
        ]}
      />
      {products && products.notes.length > 0 && (
        <>
          <Typography variant="h3" sx={{ marginTop: 2 }}>
            {words('understood.notes')}
          </Typography>
          <ul>
            {products.notes.map(({ code, count, line }) => (
              <Typography component="li" variant="body2" key={code}>
                {words(`notes.${code}`)} {words('understood.note-place', { count: number(count), line })}
              </Typography>
            ))}
          </ul>
        </>
      )}
      {products && products.categories.length > 0 && (
        <>
          <Typography variant="h3" sx={{ marginTop: 2 }}>
            {words('understood.categories')}
          </Typography>
          <ul>
            {products.categories.map(({ path, count }) => (
              <Typography component="li" variant="body2" key={path}>
                {path}: {number(count)}
              </Typography>
            ))}
          </ul>
        </>
      )}
    </Block>
  )

  function tableText(table: NonNullable<Report['products']>['table']): string {
    if ('sheet' in table) return words('understood.sheet', { sheet: table.sheet })
    return `${table.encoding.toUpperCase()}, ${words('understood.separated', { mark: table.delimiter === '\t' ? '⇥' : table.delimiter })}`
  }
}
