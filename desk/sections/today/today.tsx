import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Page } from '../../application/page.tsx'
import { useAge } from '../../format/use-age.ts'
import { useNow } from '../../format/use-now.ts'
import { useWaiting } from '../../waiting/use-waiting.ts'
import { WaitingBlock } from './waiting-block.tsx'

/** The first page of the desk: what waits for someone. */
export function Today() {
  const translate = useTranslate()
  const { data } = useWaiting()
  return (
    <Page
      title={translate('today.title')}
      actions={data && data.items.length > 0 && <CountedAt moment={data.countedAt} />}
    >
      <WaitingBlock />
    </Page>
  )
}

function CountedAt({ moment }: { moment: string }) {
  const translate = useTranslate()
  const { ago } = useAge()
  const now = useNow(10)
  return (
    <Typography variant="body2" color="textSecondary" sx={{ alignSelf: 'end' }}>
      {translate('today.counted', { ago: ago(moment, now) })}
    </Typography>
  )
}
