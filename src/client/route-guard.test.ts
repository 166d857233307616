import { describe, expect, it } from 'vitest';
import { guardRoute } from './route-guard.ts';

const member = { access: 'member', signedIn: true } as const;
const memberWith = (onboarded: boolean, isAdmin = false) => ({ onboarded, isAdmin });

describe('guardRoute', () => {
  it('shows visitors the sign-in screen on members’ routes', () => {
    for (const path of ['/', '/dashboard', '/settings', '/onboarding'])
      expect(guardRoute({ path, access: 'member', signedIn: false, member: null })).toBe('sign-in');
  });

  it('waits while the onboarding status loads', () => {
    expect(guardRoute({ ...member, path: '/', member: null })).toBe('loading');
  });

  it('redirects a member without onboarding to it from every path except /', () => {
    expect(guardRoute({ ...member, path: '/settings', member: memberWith(false) })).toEqual({
      redirect: '/onboarding',
    });
    expect(guardRoute({ ...member, path: '/dashboard', member: memberWith(false) })).toEqual({
      redirect: '/onboarding',
    });
    expect(guardRoute({ ...member, path: '/', member: memberWith(false) })).toBe('show');
    expect(guardRoute({ ...member, path: '/onboarding', member: memberWith(false) })).toBe('show');
  });

  it('redirects a member with onboarding from it to /', () => {
    expect(guardRoute({ ...member, path: '/onboarding', member: memberWith(true) })).toEqual({ redirect: '/' });
    expect(guardRoute({ ...member, path: '/settings', member: memberWith(true) })).toBe('show');
  });

  it('never redirects from a public page', () => {
    for (const member of [null, memberWith(false), memberWith(true)])
      expect(guardRoute({ path: '/verify-email', access: 'public', signedIn: true, member })).toBe('show');
  });

  it('shows administrators’ routes only to them, even before their onboarding', () => {
    const visit = { path: '/admin', access: 'admin', signedIn: true } as const;
    expect(guardRoute({ ...visit, member: memberWith(false, true) })).toBe('show');
    expect(guardRoute({ ...visit, member: memberWith(true) })).toBe('not-allowed');
    expect(guardRoute({ ...visit, member: memberWith(false) })).toBe('not-allowed');
    expect(guardRoute({ ...visit, signedIn: false, member: null })).toBe('sign-in');
  });

  it('shows reviewers’ routes to them and to administrators', () => {
    const visit = { path: '/review', access: 'reviewer', signedIn: true } as const;
    expect(guardRoute({ ...visit, member: { ...memberWith(false), isReviewer: true } })).toBe('show');
    expect(guardRoute({ ...visit, member: memberWith(true, true) })).toBe('show');
    expect(guardRoute({ ...visit, member: memberWith(true) })).toBe('not-allowed');
    const reviewer = { ...memberWith(true), isReviewer: true };
    expect(guardRoute({ path: '/admin', access: 'admin', signedIn: true, member: reviewer })).toBe('not-allowed');
  });
});
