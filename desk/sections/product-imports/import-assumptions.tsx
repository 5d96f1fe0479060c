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
  const [, ...otherLanguages] = settings.languages
  const t = (key: string, values = {}) => translate(`resources.product-imports.${key}`, values)
  const formatCounts = (counted: readonly { name: string; count: number }[]) =>
    counted.map(({ name, count }) => `${name}: ${number(count)}`).join(', ')
  return (
    <Block title={t('understood.title')}>
      <Facts
        facts={[
          [
            t('understood.files'),
            files.map(({ name, role }) => `${name} (${t(`values.role.${role}`)})`).join(', '),
          ],
          ...(products
            ? ([
                [t('understood.format'), `${FORMATS[products.format]}, ${describeTable(products.table)}`],
                [
                  t('understood.decimal'),
                  products.decimalMark && t(`values.decimal.${products.decimalMark}`),
                ],
                [t('understood.rows'), number(products.rows)],
                [
                  t('understood.prices'),
                  formatCounts(products.pricedIn.map(({ currency, count }) => ({ name: currency, count }))),
                ],
                [
                  t('understood.untranslated'),
                  formatCounts(
                    products.untranslated
                      .filter(({ language }) => otherLanguages.includes(language))
                      .map(({ language, count }) => ({ name: getLanguageName(language), count })),
                  ),
                ],
                [t('understood.unused-translations'), products.unusedTranslations.join(', ')],
                [
                  t('understood.without-delivery-cost'),
                  products.withoutShippingCost
                    .map(({ market, count, hasHouseCost }) =>
                      t(hasHouseCost ? 'understood.house-cost' : 'understood.not-delivered', {
                        market,
                        count: number(count),
                      }),
                    )
                    .join('; '),
                ],
                [t('understood.ignored'), products.ignoredColumns.join(', ')],
              ] as const)
            : []),
          ...(collections
            ? ([
                [t('understood.unknown-products'), collections.unknownProducts.join(', ')],
                [
                  t('understood.missing-pictures'),
                  collections.missingPictures.map(({ handle, source }) => `${handle}: ${source}`).join(', '),
                ],
              ] as const)
            : []),
          [
            t('understood.pictures'),
            pictures
              .map(({ origin, count, isShown }) =>
                t(isShown ? 'understood.shown' : 'understood.hidden', { origin, count: number(count) }),
              )
              .join('; '),
          ],
        ]}
      />
      {products && products.notes.length > 0 && (
        <>
          <Typography variant="h3" sx={{ marginTop: 2 }}>
            {t('understood.notes')}
          </Typography>
          <ul>
            {products.notes.map(({ code, count, line }) => (
              <Typography component="li" variant="body2" key={code}>
                {t(`notes.${code}`)} {t('understood.note-place', { count: number(count), line })}
              </Typography>
            ))}
          </ul>
        </>
      )}
      {products && products.categories.length > 0 && (
        <>
          <Typography variant="h3" sx={{ marginTop: 2 }}>
            {t('understood.categories')}
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

  function describeTable(table: NonNullable<Report['products']>['table']): string {
    if ('sheet' in table) return t('understood.sheet', { sheet: table.sheet })
    return `${table.encoding.toUpperCase()}, ${t('understood.separated', { mark: table.delimiter === '\t' ? '⇥' : table.delimiter })}`
  }
}
