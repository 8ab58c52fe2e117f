export const site = {
  /** Shows the welcome popup and the strip above the footer; must be off at launch. */
  isUnderConstruction: true as boolean,
  /** When true, the next release removes the offline service worker and its caches from every browser. */
  isOfflineWithdrawn: false as boolean,
  welcomePopupDelayMs: 500,
  headerScrollThresholdPx: 10,
  footerStartYear: 2024,
  /** Everything the site stores in a browser; the privacy policy lists each key. The last two use sessionStorage. */
  storageKeys: {
    language: 'i18nextLng',
    popup: 'welcomePopupClosed',
    ticket: 'congressTicket',
    timeZone: 'timeZone',
    schedule: 'myWeek',
    searchKey: 'searchKey',
    draft: 'contactDraft',
    orderReturn: 'orderReturn',
  },
} as const;
