import { Icon } from './icon.tsx'

export function CameraIcon(props: { size?: 'small' | 'large' }) {
  return (
    <Icon {...props}>
      <path d="M2.5 6h3.6l1.4-2h5l1.4 2h3.6v10h-15Z" />
      <circle cx="10" cy="10.8" r="3" />
    </Icon>
  )
}
