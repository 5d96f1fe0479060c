import { Box, Typography } from '@mui/material'
import { Loading, ShowBase, useShowContext, useTranslate } from 'react-admin'
import { subscriberImport } from '../../../contracts/team/subscriber.ts'
import { BackToList } from '../../application/back-to-list.tsx'
import { Page } from '../../application/page.tsx'
import { Facts } from '../../detail/facts.tsx'
import { useFormat } from '../../format/use-format.ts'
import { ItemFault } from '../../list/item-fault.tsx'

export function SubscriberImportPage() {
  return (
    <ShowBase>
      <LoadedImport />
    </ShowBase>
  )
}

/** What became of a file: how many were imported, and why which lines were not. */
function LoadedImport() {
  const translate = useTranslate()
  const { moment, number } = useFormat()
  const { record, error } = useShowContext()
  if (error) return <ItemFault fault={error} />
  if (!record) return <Loading />
  const { name, createdAt, imported, refused } = subscriberImport.parse(record)
  const word = (key: string) => translate(`resources.subscriber-imports.${key}`)
  return (
    <Page title={name} above={<BackToList />}>
      <Facts
        facts={[
          [word('fields.createdAt'), moment(createdAt)],
          [word('fields.imported'), number(imported)],
          [word('fields.refused'), number(refused.length)],
        ]}
      />
      <Box component="ul" sx={{ marginTop: 3, padding: 0, listStyle: 'none' }}>
        {refused.map(({ line, code }) => (
          <Typography component="li" variant="body2" key={line}>
            {`${translate('resources.subscriber-imports.line', { line })}: ${word(`values.code.${code}`)}`}
          </Typography>
        ))}
      </Box>
    </Page>
  )
}
