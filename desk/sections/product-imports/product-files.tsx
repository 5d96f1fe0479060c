import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  LinearProgress,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { ListBase, Pagination, useListContext, useNotify, useRedirect, useTranslate } from 'react-admin'
import { type ProductImport, productImport } from '#contracts/team/product-import.ts'
import { UPLOAD_BYTES_MAX } from '#contracts/team/upload.ts'
import { Block } from '#desk/detail/block.tsx'
import { useColleagues } from '#desk/detail/history.tsx'
import { FileDrop } from '#desk/files/file-drop.tsx'
import { readFileName, saveFile } from '#desk/files/save-file.ts'
import { sendFile } from '#desk/files/send-file.ts'
import { useFormat } from '#desk/format/use-format.ts'
import { Rows } from '#desk/list/rows.tsx'
import { ListError } from '#desk/page/error-notice.tsx'
import { Page } from '#desk/page/page.tsx'
import { useDesk } from '#desk/provider/desk-context.ts'
import { teamCalls } from '#desk/provider/team-calls.ts'
import { useErrorText, useSave } from '#desk/provider/use-save.ts'
import { CURRENCIES, type Currency } from '#domain/money/money.ts'

type UploadProgress = { sent: number; total: number }

export function ProductFiles() {
  const translate = useTranslate()
  const t = (key: string) => translate(`resources.product-imports.${key}`)
  return (
    <Page title={translate('resources.product-imports.name', { smart_count: 2 })}>
      <Box sx={{ maxWidth: '52rem' }}>
        <Block title={t('import.title')}>
          <NewImport />
        </Block>
        <Block title={t('export.title')}>
          <ExportFiles />
        </Block>
        <ListBase sort={{ field: 'createdAt', order: 'DESC' }} perPage={10} disableSyncWithLocation>
          <EarlierImports />
        </ListBase>
      </Box>
    </Page>
  )
}

function EarlierImports() {
  const translate = useTranslate()
  const { dateAndTime } = useFormat()
  const getColleagueName = useColleagues()
  const describeState = useImportState()
  const { total, error } = useListContext()
  if (!total && !error) return null
  return (
    <Block title={translate('resources.product-imports.earlier')}>
      {error ? (
        <ListError />
      ) : (
        <Rows<ProductImport>
          row={(one) => ({
            title: one.files.join(', '),
            below: `${dateAndTime(one.createdAt)} · ${getColleagueName(one.accountId)}`,
            aside: describeState(one),
          })}
        />
      )}
      <Pagination rowsPerPageOptions={[]} />
    </Block>
  )
}

/** Downloads the files of `npm run export` as one archive, which can be imported unchanged. */
function ExportFiles() {
  const translate = useTranslate()
  const notify = useNotify()
  const describeError = useErrorText()
  const { settings } = useDesk()
  const [currency, setCurrency] = useState(settings.baseCurrency ?? CURRENCIES[0])
  const [includesStock, setIncludesStock] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const t = (key: string) => translate(`resources.product-imports.export.${key}`)
  async function save() {
    setIsBusy(true)
    try {
      const query = new URLSearchParams({ currency, ...(includesStock && { stock: 'current' }) })
      const response = await teamCalls.exportProducts(query)
      saveFile(await response.blob(), readFileName(response) ?? 'products.zip')
      notify('resources.product-imports.export.done', { type: 'success' })
    } catch (error) {
      notify(describeError(error), { type: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <>
      <Typography variant="body2" sx={{ marginTop: 1.5 }}>
        {t('explain')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, marginTop: 1 }}>
        <CurrencyField value={currency} onChange={setCurrency} />
        <FormControlLabel
          label={t('stock')}
          control={
            <Checkbox checked={includesStock} onChange={({ target }) => setIncludesStock(target.checked)} />
          }
        />
      </Box>
      <Button variant="outlined" disabled={isBusy} onClick={save} sx={{ marginTop: 1 }}>
        {t(isBusy ? 'busy' : 'save')}
      </Button>
    </>
  )
}

/** Uploads files and compares them with the shop. The page of the import shows the result. */
function NewImport() {
  const translate = useTranslate()
  const redirect = useRedirect()
  const describeError = useErrorText()
  const { create } = useSave('product-imports', productImport)
  const { settings } = useDesk()
  const [files, setFiles] = useState<File[]>([])
  const [currency, setCurrency] = useState(settings.baseCurrency ?? CURRENCIES[0])
  const [allowsImages, setAllowsImages] = useState(false)
  const [sending, setSending] = useState<UploadProgress | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const t = (key: string, values = {}) => translate(`resources.product-imports.import.${key}`, values)

  function choose(chosen: File[]) {
    const accepted = chosen.filter(({ size }) => size > 0 && size <= UPLOAD_BYTES_MAX)
    setProblem(accepted.length < chosen.length ? t('too-large') : null)
    setFiles((before) => [
      ...before.filter(({ name }) => !accepted.some((file) => file.name === name)),
      ...accepted,
    ])
  }

  async function compare() {
    const total = files.reduce((sum, { size }) => sum + size, 0)
    setProblem(null)
    setSending({ sent: 0, total })
    try {
      const uploads: string[] = []
      let before = 0
      for (const file of files) {
        uploads.push(await sendFile(file, (bytes) => setSending({ sent: before + bytes, total })))
        before += file.size
      }
      const outcome = await create({ uploads, currency, allowsImages })
      if (outcome.kind === 'saved') return redirect('show', 'product-imports', outcome.output.id)
      setProblem(outcome.text)
    } catch (error) {
      setProblem(describeError(error))
    }
    setSending(null)
  }

  return (
    <>
      <Typography variant="body2" sx={{ marginBlock: 1.5 }}>
        {t('explain')}
      </Typography>
      <FileDrop
        label={t('choose')}
        hint={t('drop')}
        accept=".csv,.txt,.xlsx,.json,.zip"
        isDisabled={sending !== null}
        onFiles={choose}
      />
      {problem && (
        <Typography role="alert" color="error" sx={{ marginTop: 1 }}>
          {problem}
        </Typography>
      )}
      {files.length > 0 && (
        <>
          <Box component="ul" sx={{ listStyle: 'none', margin: 0, marginTop: 1, padding: 0 }}>
            {files.map((file) => (
              <Box
                component="li"
                key={file.name}
                sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}
              >
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {file.name}
                </Typography>
                <Button
                  disabled={sending !== null}
                  onClick={() => setFiles(files.filter((other) => other !== file))}
                  aria-label={`${translate('ra.action.remove')}: ${file.name}`}
                >
                  {translate('ra.action.remove')}
                </Button>
              </Box>
            ))}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
            <CurrencyField value={currency} onChange={setCurrency} />
            <FormControlLabel
              label={t('allows-images')}
              control={
                <Checkbox checked={allowsImages} onChange={({ target }) => setAllowsImages(target.checked)} />
              }
            />
          </Box>
          <Button variant="contained" disabled={sending !== null} onClick={compare} sx={{ marginTop: 1 }}>
            {t('compare')}
          </Button>
        </>
      )}
      {sending && (
        <Box sx={{ marginTop: 2 }}>
          <LinearProgress
            variant="determinate"
            value={(100 * sending.sent) / Math.max(1, sending.total)}
            aria-label={t('sending')}
          />
          <Typography variant="body2" role="status">
            {t('sending')}
          </Typography>
        </Box>
      )}
    </>
  )
}

function CurrencyField({ value, onChange }: { value: Currency; onChange: (currency: Currency) => void }) {
  const translate = useTranslate()
  return (
    <TextField
      select
      label={translate('resources.product-imports.fields.currency')}
      value={value}
      onChange={({ target }) => onChange(target.value as Currency)}
      sx={{ minWidth: '14rem' }}
    >
      {CURRENCIES.map((currency) => (
        <MenuItem key={currency} value={currency}>
          {currency}
        </MenuItem>
      ))}
    </TextField>
  )
}

export function useImportState(): (one: Pick<ProductImport, 'state' | 'isDryRun'>) => string {
  const translate = useTranslate()
  return ({ state, isDryRun }) =>
    translate(`resources.product-imports.values.state.${state === 'done' && isDryRun ? 'compared' : state}`)
}
