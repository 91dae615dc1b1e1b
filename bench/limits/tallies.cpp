// Compiled together with a reference tally (it has counts, exact and hist). Reads how many shoes to
// tally, and answers with the sum of the last tally and the microseconds of processor time.
#include <cstdio>
#include <ctime>

int main() {
  for (int v = 0; v < 10; v++) counts()[v] = v ? 32 : 128;
  for (unsigned shoes; std::scanf("%u", &shoes) == 1;) {
    const std::clock_t start = std::clock();
    for (unsigned k = 0; k < shoes; k++) {
      counts()[k % 10]--;
      exact();
      counts()[k % 10]++;
    }
    const double taken = 1e6 * double(std::clock() - start) / CLOCKS_PER_SEC;
    exact();
    double deals = 0;
    for (int i = 0; i < 500; i++) deals += hist()[i];
    std::printf("%.0f %.0f\n", deals, taken);
    std::fflush(stdout);
  }
}
