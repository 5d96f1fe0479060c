import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Block } from '../detail/block.tsx'
import { ConfirmedButton } from './confirmed-button.tsx'
import type { Run } from './run.ts'
import { securityCalls } from './security-calls.ts'

/** How many recovery codes are left, and new ones, which are shown once. */
export function RecoveryCodes({ left, run }: { left: number; run: Run }) {
  const translate = useTranslate()
  const [codes, setCodes] = useState<readonly string[]>([])
  return (
    <Block title={translate('security.recovery.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1, marginBottom: 1 }}>
        {translate('security.recovery.left', { count: left })}
      </Typography>
      {codes.length > 0 && <NewCodes codes={codes} />}
      <ConfirmedButton
        isOutlined
        label={translate('security.recovery.replace')}
        question={translate('security.recovery.replace-text')}
        onConfirm={() => run(async () => setCodes(await securityCalls.replaceRecoveryCodes()))}
      />
    </Block>
  )
}

function NewCodes({ codes }: { codes: readonly string[] }) {
  const translate = useTranslate()
  const [isCopied, setIsCopied] = useState(false)
  const text = `${codes.join('\n')}\n`
  return (
    <Box sx={{ backgroundColor: 'action.selected', padding: 2, marginBottom: 1 }}>
      <Typography role="status">{translate('security.recovery.shown')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, fontFamily: 'monospace' }}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => window.print()}>
          {translate('security.recovery.print')}
        </Button>
        <Button
          variant="outlined"
          onClick={() => navigator.clipboard.writeText(text).then(() => setIsCopied(true))}
        >
          {translate(`security.recovery.${isCopied ? 'copied' : 'copy'}`)}
        </Button>
        <Button
          variant="outlined"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${translate('security.recovery.file')}.txt`}
        >
          {translate('security.recovery.download')}
        </Button>
      </Box>
    </Box>
  )
}
