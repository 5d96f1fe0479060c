/** An icon without its path, for the tests in Node, which display none. */
export { default } from '@mui/material/SvgIcon'
