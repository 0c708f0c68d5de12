export { default as handIcon } from '@phosphor-icons/core/assets/regular/hand-arrow-up.svg?raw';
export { default as listChecksIcon } from '@phosphor-icons/core/assets/regular/list-checks.svg?raw';
export { default as megaphoneIcon } from '@phosphor-icons/core/assets/regular/megaphone-simple.svg?raw';
export { default as usersIcon } from '@phosphor-icons/core/assets/regular/users.svg?raw';
