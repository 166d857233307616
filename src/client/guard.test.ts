import { describe, expect, it } from 'vitest';
import { guardRoute } from './guard.ts';

const member = { access: 'member', signedIn: true } as const;

describe('guardRoute', () => {
  it('shows the sign-in screen in place of what is for members', () => {
    for (const path of ['/', '/dashboard', '/settings', '/onboarding'])
      expect(guardRoute({ path, access: 'member', signedIn: false, onboarded: null })).toBe('sign-in');
  });

  it('waits while the onboarding status loads', () => {
    expect(guardRoute({ ...member, path: '/', onboarded: null })).toBe('loading');
  });

  it('leads a member without onboarding to it from everywhere but /', () => {
    expect(guardRoute({ ...member, path: '/settings', onboarded: false })).toEqual({ redirect: '/onboarding' });
    expect(guardRoute({ ...member, path: '/dashboard', onboarded: false })).toEqual({ redirect: '/onboarding' });
    expect(guardRoute({ ...member, path: '/', onboarded: false })).toBe('show');
    expect(guardRoute({ ...member, path: '/onboarding', onboarded: false })).toBe('show');
  });

  it('leads a member with onboarding away from it, to /', () => {
    expect(guardRoute({ ...member, path: '/onboarding', onboarded: true })).toEqual({ redirect: '/' });
    expect(guardRoute({ ...member, path: '/settings', onboarded: true })).toBe('show');
  });

  it('never redirects from a public page, whatever the member has done', () => {
    for (const onboarded of [null, false, true])
      expect(guardRoute({ path: '/verify-email', access: 'public', signedIn: true, onboarded })).toBe('show');
  });
});
