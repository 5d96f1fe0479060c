import { Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { CURRENCIES } from '../../../domain/money/money.ts'
import { useRefusalText } from '../../actions/use-refusal-text.ts'
import { useDesk } from '../../application/desk-context.ts'
import { fileNameOf } from '../../files/file-name.ts'
import { saveFile } from '../../files/save-file.ts'
import { requestTeam } from '../../provider/call-team.ts'
import { CurrencyField } from './currency-field.tsx'

/** Saves the files that `npm run export` writes, as one archive, which can be imported as it is. */
export function ExportFiles() {
  const translate = useTranslate()
  const notify = useNotify()
  const textOf = useRefusalText()
  const { settings } = useDesk()
  const [currency, setCurrency] = useState(settings.baseCurrency ?? CURRENCIES[0])
  const [hasStock, setHasStock] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const words = (key: string) => translate(`resources.product-imports.export.${key}`)
  async function save() {
    setIsBusy(true)
    try {
      const query = new URLSearchParams({ currency, ...(hasStock && { stock: 'current' }) })
      const response = await requestTeam({ path: `/product-export?${query}` })
      saveFile(await response.blob(), fileNameOf(response) ?? 'products.zip')
      notify('resources.product-imports.export.done', { type: 'success' })
    } catch (fault) {
      notify(textOf(fault), { type: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <>
      <Typography variant="body2" sx={{ marginTop: 1.5 }}>
        {words('explain')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, marginTop: 1 }}>
        <CurrencyField value={currency} onChange={setCurrency} />
        <FormControlLabel
          label={words('stock')}
          control={<Checkbox checked={hasStock} onChange={({ target }) => setHasStock(target.checked)} />}
        />
      </Box>
      <Button variant="outlined" disabled={isBusy} onClick={save} sx={{ marginTop: 1 }}>
        {words(isBusy ? 'busy' : 'save')}
      </Button>
    </>
  )
}
