import { Box } from '@mui/material'
import { ListBase, Pagination, useListContext, useTranslate } from 'react-admin'
import type { ProductImport } from '../../../contracts/team/product-import.ts'
import { Page } from '../../application/page.tsx'
import { Block } from '../../detail/block.tsx'
import { useColleagues } from '../../detail/use-colleagues.ts'
import { useFormat } from '../../format/use-format.ts'
import { ListFault } from '../../list/list-fault.tsx'
import { Rows } from '../../list/rows.tsx'
import { ExportFiles } from './export-files.tsx'
import { NewImport } from './new-import.tsx'
import { useImportState } from './use-import-state.ts'

/** The catalogue as files: from the shop, into the shop, and what was imported before. */
export function ProductFiles() {
  const translate = useTranslate()
  const words = (key: string) => translate(`resources.product-imports.${key}`)
  return (
    <Page title={translate('resources.product-imports.name', { smart_count: 2 })}>
      <Box sx={{ maxWidth: '52rem' }}>
        <Block title={words('import.title')}>
          <NewImport />
        </Block>
        <Block title={words('export.title')}>
          <ExportFiles />
        </Block>
        <ListBase sort={{ field: 'createdAt', order: 'DESC' }} perPage={10} disableSyncWithLocation>
          <Earlier />
        </ListBase>
      </Box>
    </Page>
  )
}

function Earlier() {
  const translate = useTranslate()
  const { moment } = useFormat()
  const nameOf = useColleagues()
  const stateOf = useImportState()
  const { total, error } = useListContext()
  if (!total && !error) return null
  return (
    <Block title={translate('resources.product-imports.earlier')}>
      {error ? (
        <ListFault />
      ) : (
        <Rows<ProductImport>
          row={(one) => ({
            title: one.files.join(', '),
            below: `${moment(one.createdAt)} · ${nameOf(one.accountId)}`,
            aside: stateOf(one),
            to: `/product-imports/${one.id}/show`,
          })}
        />
      )}
      <Pagination rowsPerPageOptions={[]} />
    </Block>
  )
}
