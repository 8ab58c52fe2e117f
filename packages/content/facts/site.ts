/** Constants of the site's behaviour that the specification names. */
export const site = {
  /** While it is on, the welcome popup and the strip above the footer are shown; off before a launch. */
  isUnderConstruction: true as boolean,
  /** Switched on, the next release takes the offline worker and all that it keeps out of every browser that has it. */
  isOfflineWithdrawn: false as boolean,
  welcomePopupDelayMs: 500,
  headerScrollThresholdPx: 10,
  footerStartYear: 2024,
  /** All that the site keeps in a browser; the privacy policy names each. The last two live for the tab only. */
  storageKeys: {
    language: 'i18nextLng',
    popup: 'welcomePopupClosed',
    ticket: 'congressTicket',
    timeZone: 'timeZone',
    week: 'myWeek',
    searchKey: 'searchKey',
    draft: 'contactDraft',
    orderReturn: 'orderReturn',
  },
} as const;
