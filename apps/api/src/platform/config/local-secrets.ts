/** Public development secrets; rejected in production and staging. */
export const localSecrets = {
  APP_SECRET: 'only-for-this-machine-only-for-this-machine',
  ALTCHA_SECRET: 'only-for-this-machine-only-for-this-machine',
  LIVE_SECRET: 'only-for-this-machine-only-for-this-machine',
  STRIPE_SECRET_KEY: 'sk_test_local_only',
  STRIPE_WEBHOOK_SECRET: 'whsec_local_only',
} as const;
